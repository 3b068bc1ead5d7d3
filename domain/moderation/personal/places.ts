import type { PersonalSpan } from '../assessment.ts'
import { homesIn } from './homes.ts'
import { compact, lowered } from './lowered.ts'
import { schoolsIn } from './schools.ts'

const SPELLED_NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const SPELLED_NUMERO =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}{3,6}|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y \\p{L}{3,6})?'
const W = "[\\p{L}\\p{M}'’.-]+"
const TAIL = `(?:,?\\s*(?:apt|appt|flat|unit|bât|bat|boîte|boite|piso|depto|dpto|شقة|بناية|الطابق|الدور|casa|villa|appartement)\\.?\\s*[\\p{L}\\p{Nd}-]{1,6})?(?:,\\s*\\p{Nd}{0,6}\\s?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]*){0,2}(?:\\s\\d{4,6})?){0,2}`
const KINDS =
  'Street|St|Road|Rd|Avenue|Ave|Close|Lane|Ln|Drive|Dr|Crescent|Cres|Court|Ct|Way|Place|Pl|Grove|Parade|Terrace|Gardens|Boulevard|Square|Row|Mews|Walk|Colony|Estate|Highway|Hwy|Circle|Trail|Rise|Quay|Heights|Towers|Hill|View|Vale|Green|Meadows?|Wharf|Alley|Loop|Pike|Pkwy'
/** What comes before an address in small letters. */
const LIVES =
  "(?:live|living|lives|lived|stay|staying|im|i['’]m|am|address is|address|house is|moved|place is|come|over|deliver|send (?:it|them)|we['’]re|postcode is|postcode|zip)(?:\\s(?:to|at|on|in|is))?:?"
const addresses = [
  // 14 Bluebell Close, Kettering
  `(?:(?:Flat|Unit|Apt|House|No\\.?|Number|Plot|Block)\\s?\\p{Nd}{1,5}[A-Za-z]?,?\\s){0,2}[1-9]\\p{Nd}{0,4}[A-Za-z]?(?:,\\s|\\s)(?!(?:all|on|in|of|a|the|at|by|to|from|people|years?|minutes?|mins?|hours?|days?|kids|steps|miles?|times?|or|and|more|different|ways?|per|km|am|pm)\\s)(?:(?!(?:the|my|this|a|your|his|her|their|our|every|in|of|on|to|is|was|and)\\s)[\\p{L}'’.-]+\\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Close|Lane|Ln|Drive|Crescent|Cres|Grove|Parade|Terrace|Boulevard|Blvd|Mews|Park Road|Nagar|Marg|Esplanade|Parkway|Turnpike)(?![\\p{L}])\\.?${TAIL}`,
  // nineteen, Marine Parade
  `(?:${SPELLED_NUMBER})(?:[ -](?:${SPELLED_NUMBER}))?,?\\s(?:(?!(?:the|of|in|on|a|when|is|here|can|people|were|are)\\s)${W}\\s){1,2}(?:Street|Road|Avenue|Close|Lane|Drive|Crescent|Court|Grove|Parade|Terrace|Gardens|Boulevard|Square|Mews)(?![\\p{L}])${TAIL}`,
  // Kowhai Street number 8
  `(?:${W}\\s){1,2}(?:Street|St|Road|Rd|Avenue|Ave|Close|Lane|Drive|Dr|Crescent|Court|Grove|Terrace|Gardens),?\\s(?:number|no\\.?|house|house number|flat|#)\\s?\\p{Nd}{1,5}`,
  `(?<=(?:live|living|lives|staying|stay|im|i['’]m|room is|we['’]re)\\s(?:in|at|on)?\\s?)(?:Block|Room|Flat|Tower|Building|House|Apartment|Apt|Unit|Dorm)\\s[a-z]?\\p{Nd}{1,4}[a-z]?,?\\s(?:(?:Room|Flat|Floor|Door|Block)\\s\\p{Nd}{1,4},?\\s)?(?:${W}\\s?){1,3}`,
  `(?<=(?:from|at|live in|lives in|is)\\s)(?:${W}\\s){1,2}(?:Cottage|House|Farm|Lodge),\\s(?:${W}\\s){1,2}(?:Lane|Road|Street|Close|Drive|Hill)`,
  // bloque 4, puerta 212
  `(?:el\\s)?(?:bloque|torre|edificio|portal|manzana|mz|lote|casa|depto|departamento|piso)\\s(?:n[º°.]?\\s)?[\\p{L}\\p{Nd}-]{1,12},?\\s(?:puerta|depto|departamento|piso|apto|apartamento|lote|casa|villa|escalera|timbre)\\s(?:n[º°.]?\\s)?\\p{Nd}{1,4}[a-z]?(?:,\\s${W}(?:\\s${W}){0,2})?`,
  `(?:urbanizaci[oó]n|urb\\.|residencial|residencia|conjunto|barrio|colonia|villa|sector|manzana)\\s(?:${W},?\\s){1,4}(?:casa|lote|bloque|n[uú]mero|n[º°.]|mz\\.?|manzana|torre|apto|#|etapa)\\s?[a-z]?-?\\p{Nd}{1,4}`,
  `(?<=(?:vivo en|vive en|dirección es|dirección:)\\s(?:la\\s|el\\s)?)residencial\\s(?:${W}\\s){1,3}\\p{Nd}{1,4}(?:,\\s${W})?`,
  `(?:calle|avenida|paseo|plaza|pasaje|ronda|callej[oó]n)\\s(?:(?:de|del|la|el|los|las)\\s){0,2}(?:(?!(?:a|y|que|con|en|por|hay|es|se)\\s)${W}\\s){1,3}(?:n[uú]mero\\s)?(?:${SPELLED_NUMERO})(?:,\\s(?:ático|bajo|${W}))?(?![\\p{L}])`,
  `(?<=${LIVES}\\s)(?:number|no\\.?)\\s\\p{Nd}{1,4},?\\s(?:(?:on|in|of)\\s)?(?:${W}\\s){1,2}(?:${KINDS})(?![\\p{L}])`,
  `(?<![\\p{L}\\p{N}])p\\.?\\s?o\\.?\\sbox\\s\\p{Nd}{1,6}(?:,\\s${W})?`,
  `(?:apartment|apt|flat|unit)\\s[a-z]?\\p{Nd}{1,4}[a-z]?,\\s\\p{Nd}{1,5}\\s(?:${W}\\s){1,3}(?:${KINDS})(?![\\p{L}])`,
  `(?:mz|manzana)\\.?\\s[\\p{L}\\p{Nd}]{1,3},?\\s(?:lt|lote)\\.?\\s\\p{Nd}{1,3}(?:,\\s${W}(?:\\s${W})?)?`,
  `(?:شقة|بيت|حارة|قطعة|بلوك|دار)\\s\\p{Nd}{1,4}،?\\s(?:ال)?(?:دور|طابق|بيت|عمارة|شارع|منزل|دار|زنقة)\\s(?:${W}|\\p{Nd}{1,4})`,
  `(?:zan9at|zanqat|zenqa|zen9a|derb|hay|7ay|shari3|chari3)\\s(?:${W}\\s|\\p{Nd}{1,4}\\s){1,2}(?:ra9m|raqm|nmra|n|num[eé]ro|rue|dar)\\s\\p{Nd}{1,4}`,
  // at 2 heron way
  `(?<=${LIVES}\\s)[1-9]\\p{Nd}{0,4}[a-z]?,?\\s(?:(?!(?:min|mins|minutes|hours?|days?|a|the|in|on|of|miles?|km)\\s)${W}\\s){1,2}(?:${KINDS})(?![\\p{L}])`,
  `(?<=${LIVES}\\s)(?:flat|unit|apartment|apt|house|plot)\\s(?:no\\.?\\s?)?\\p{Nd}{1,5}[a-z]?,\\s?(?:${W}\\s){0,2}${W}`,
  `(?<=${LIVES}\\s)[a-z]{1,2}\\d[a-z\\d]?\\s\\d[abd-hjlnp-uw-z]{2}(?![\\p{L}\\p{N}])`,
  // calle Olmo 14
  `(?:Urb\\.|Urbanización|c\\/|calle|cl\\.|av\\.?|avda\\.?|avenida|pasaje|psje|carrera|cra\\.?|kra|transversal|diagonal|paseo|plaza|calzada|ronda|rambla|carretera|cuesta|glorieta|travesía|jirón|jr\\.|blvd\\.?|bulevar|bv\\.|callej[oó]n|privada|colonia|manzana)\\s(?:(?:de|del|la|el|los|las)\\s){0,2}(?:(?!(?:a|al|que|está|hay|son|es|cuesta|subió|vale|no|se|me|en|con|para|por|desde|hace|a las)\\s)[\\p{L}'’.-]+,?\\s){0,4}(?:#|n[uú]mero\\s|n[º°o.]{0,2}\\s?)?,?\\s?#?\\p{Nd}{1,5}[a-z]?(?:\\s?[#-]\\s?\\p{Nd}{1,4}){0,2}(?:,\\s[\\p{L}\\p{Nd}.ºª° -]{2,30}){0,3}`,
  // 27 avenue des Tilleuls; rue Pasteur 40
  `\\p{Nd}{1,4}\\s?(?:bis|ter|[a-d])?,?\\s(?:rue|avenue|av\\.|boulevard|bd|chemin|allée|impasse|place|quai|cours|passage|square(?!\\s(?:f[eo]+t|met|kilo|miles?|inch))|ruelle|faubourg|cité|rang|montée|sentier|nahj)\\s(?:[\\p{L}'’.-]+\\s?){1,5}${TAIL}`,
  `(?:rue|avenue|boulevard|chemin|allée|impasse|quai|résidence|cité|lotissement|immeuble|villa)\\s(?:(?!(?:à|a|est|et|il|y|c['’]est|pendant|depuis)\\s)[\\p{L}'’.-]+,?\\s){1,5}(?:n[°o]?\\s|num[eé]ro\\s)?\\p{Nd}{1,4}[a-d]?(?:\\sboîte\\s\\d+)?(?:,\\s(?:\\p{Nd}{4,5}\\s)?\\p{Lu}[\\p{L}'’-]+){0,2}`,
  `(?:résidence|cité)\\s(?:[\\p{L}'’.-]+\\s?){1,4},\\s(?:villa|appartement|appt|bât|porte|bloc|apt)\\.?\\s?\\p{Nd}{1,4}(?:,\\s\\p{Lu}[\\p{L}'’-]+){0,2}`,
  // Sicap Liberté 6, villa 7031; 7ay essalam, bloc B
  `(?:${W}\\s){1,2}(?:\\p{Nd}{1,2}(?:e|ème)?(?:\\stranche)?,?\\s)?villa\\s(?:n[°o]?\\s)?\\p{Nd}{1,5}`,
  `(?:7ay|hay|quartier|cité|résidence|lotissement|immeuble|imm|bloc)\\s(?:${W},?\\s){1,3}(?:bloc|imm(?:euble)?|porte|appt?|apt|rue|n[°o]?|num[eé]ro|villa|lot)\\.?\\s(?:[a-z]|[a-z]?\\p{Nd}{1,4})(?![\\p{L}])(?:,?\\s(?:porte|appt?|apt|n[°o]?|bloc)\\s\\p{Nd}{1,4})?`,
  `(?:bât(?:iment)?|bat|bloc|tour|escalier|résidence)\\s[a-z\\p{Nd}]{1,3},?\\s(?:appt?|appartement|apt|porte|étage|escalier|chambre)\\.?\\s\\p{Nd}{1,4}`,
  `rue\\s\\p{Nd}{1,4},\\s(?:n[°o]?\\s?|num[eé]ro\\s|villa\\s|porte\\s)\\p{Nd}{1,4}(?:,\\s${W}(?:\\s${W})?){0,2}`,
  // بيت رقم ٣
  `(?:(?:جنب|قرب|مقابل|خلف|ورا)\\s(?:${W}\\s?){1,3}،\\s)?(?:بيت|دار|منزل|فيلا|شقة|عمارة|بناية)\\sرقم\\s\\p{Nd}{1,4}`,
  `(?:بناية|عمارة|برج|مجمع)\\s(?:${W}\\s?){1,2}\\p{Nd}{0,4}،\\s(?:ال)?(?:طابق|دور|شقة)\\s(?:${W}|\\p{Nd}{1,3})`,
  `(?:مخيم|حي|حارة|منطقة)\\s${W}،\\s(?:شارع|زقاق|حارة|زنقة)\\s${W}(?:،\\s(?:جنب|قرب|مقابل|خلف)\\s${W}(?:\\s${W})?)?`,
  // شارع الباعونية رقم ٣٣
  `(?:(?:حي|جبل|بناية|عمارة|منطقة|مدينة)\\s(?:${W}\\s?){1,3}\\p{Nd}{0,4}،\\s)?(?:شارع|زنقة|نهج|طريق|درب|حي|ميدان|سكة|بناية|عمارة|مجمع)\\s(?:${W}\\s){0,4}${W}،?\\s(?:(?:رقم|بناء|بناية|عمارة|شقة|بيت|دار|منزل|فيلا|فيلات|غربية،|بلوك|قطعة|زنقة|محلة)\\s?){1,3}،?\\s?\\p{Nd}{1,4}(?:،\\s[\\p{L}\\p{Nd} ]{2,20}){0,2}`,
  `\\p{Nd}{1,4}\\s(?:شارع|نهج|زنقة|ميدان|درب|حارة)\\s(?:${W}\\s?){1,3}`,
  `(?:ب|في |ع)?(?:شارع|زنقة|نهج|محلة|زقاق|بلوك|قطعة|حي)\\s(?:${W}\\s){1,4}(?:رقم|عمارة|بناية|بيت|شقة|دار|فيلا)\\s\\p{Nd}{1,4}`,
  // au 5 de la rue Pasteur
  `\\p{Nd}{1,4}\\s(?:de la|du|de l['’])\\s?(?:rue|avenue|boulevard|chemin|impasse|allée|place)\\s(?:[\\p{L}'’.-]+\\s?){1,4}`,
  `(?:شارع|زنقة|نهج|محلة|زقاق|بلوك|قطعة)\\s(?:${W}\\s){0,3}\\p{Nd}{1,4}(?=[\\s،.,]|$)`,
].map((source) => lowered(new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'giu')))
/** Names without a kind of street, where a writer tells of a home. */
const named = [
  `(?<![\\p{L}\\p{N}])(?:Camino|Calzada|Ronda|Paseo)\\s(?:de\\s)?\\p{Lu}[\\p{L}]+\\s\\p{Nd}{1,5}(?:,\\scasa\\s\\p{Nd}{1,3})?`,
  `(?<![\\p{L}\\p{N}])[1-9]\\p{Nd}{0,4}[A-Za-z]?,?\\s(?:\\p{Lu}[\\p{L}'’.-]+\\s){1,3}(?:${KINDS})(?![\\p{L}])\\.?${TAIL}`,
  `(?<![\\p{L}\\p{N}])(?:Flat|Unit|Apartment|Apt|House|Plot)\\s(?:No\\.?\\s?)?\\p{Nd}{1,5}[A-Za-z]?,\\s?(?:\\p{Lu}[\\p{L}'’.-]+\\s){0,3}\\p{Lu}[\\p{L}'’.-]+(?:,\\s(?:off\\s)?\\p{Lu}[\\p{L}'’.-]+(?:\\s\\p{Lu}[\\p{L}'’.-]+){0,2}){0,3}`,
  `(?<![\\p{L}\\p{N}])[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\p{N}])`,
  `(?<=(?:[Vv]ivo en|casa es|carta a|[Dd]irección es|[Dd]irección:|[Dd]omicilio:|[Mm][aá]ndame\\D{0,20} a|[Ee]nvíame\\D{0,20} a)\\s)(?:\\p{Lu}[\\p{L}'’.-]+\\s){1,4}\\p{Nd}{1,5}(?:,\\s\\p{Lu}[\\p{L} ]{2,24}){0,2}`,
  `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}'’.-]+\\s){1,3}\\p{Nd}{1,5},\\s(?:\\p{Lu}[\\p{L}]+\\s?){1,3},\\s(?:timbre|piso|depto|dpto|casa|puerta)\\s?\\p{Nd}{1,3}`,
].map((source) => compact(new RegExp(source, 'gu')))
const ADDRESS_HINT = lowered(
  /\p{Nd}|street|road|lane|parade|close|avenue|calle|paseo|avenida|plaza|مخيم|بناية|عمارة|برج|شارع/iu,
)
/** Houses of the public and of stories are no one's home. */
const PUBLIC = lowered(
  /library|museum|embassy|town hall|white house|prime minister|sherlock|quiz|rewatch|watch(?:ed|ing)|movie|film|book|council|court\b|hospital|à la télé|bibliotec|museo|embajada|ayuntamiento|libro|tebeo|percebe|mairie|ambassade|musée|préfecture|consulat|vu (?:le |un )?\p{Nd}|harry|placard du|سفارة|السفارة|متحف|المتحف|بلدية|فيلم|يفتح|تفتح/iu,
)
/** Schools that are spoken about. */
const NEWS = lowered(
  /documentar|\bdoc sur|reportage|aux infos|the news|on tv|las noticias|la tele|movie|film|series|pel[ií]cula|وثائقي|الأخبار|الاخبار|فازت|فاز|مسلسل|قريتها|مدرسة الأحد|مدرسة الحياة|sunday school|school of life/iu,
)
const FAMOUS =
  /downing street|pennsylvania avenue|baker street|privet drive|jump street|evergreen terrace|rue del percebe|charing cross road|wall street|elm street|sesame street|cloverfield lane|شارع بيكر/i

/** What stands after a word for a school and is no name. */
const NO_SCHOOL =
  '(?!لل|ولا|ال(?:أحد|احد|حياة|قرية|حي\\s|ملكية|خاصة\\s|حكومية|بنات|أولاد|اولاد|موسيقى|أطفال|اطفال|مساء|صباح|بلد|مدينة|ضيعة|سواقة|قيادة|لغات)|انا|أنا|ب(?!ن)|اب?ن(?:ي|تي)|بنت|ولد|اولاد|أولاد|أخ|اخ|بعيد|تاني|قريب|خاصة|جديدة|قديمة|كبيرة|صغيرة|عامة|حكومية|ابتدائية|دولية|واحدة|داخلية|اليوم|بكرا|كل|و|عن|في|مع|من|كان|على|بعد|قبل|ما|لا|قال|اللي|التي|عشان|لين|حتى|ثم|هي|هو|فيها|يوم|ت(?:علم|فتح|قول|بعد)|ي)'
const schools = [
  `(?<=(?:at|in|is|from|go to|attend|sufferers of|study in|im at|,)\\s(?:\\p{Nd}{1,2}(?:st|nd|rd|th)?\\s\\p{L}{1,6},\\s|[\\p{L}\\p{Nd}-]{1,8},\\s)?)(?:[\\p{Lu}][\\p{L}'’.-]*\\s){1,5}(?:Elementary|Primary|Infants|Juniors?|High|Middle|Academy|School|College|Secondary|Grammar|NS|Prep|Vidyalaya|Mandir|Comprehensive|Kindergarten|Nursery|Regional High|University)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}'’.-]+\\s){1,4}(?:Elementary|Infants|High(?!\\sStreet)|Middle|Academy|College|(?:Primary|High|Public|Secondary|Grammar|Day)\\sSchool)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:[Cc]oláiste|[Ss]coil)\\s(?:\\p{Lu}[\\p{L}]+\\s?){1,3}`,
  `(?<![\\p{L}])(?:[Cc]olegio|[Cc]ole|[Ee]scuela|CEIP|ceip|IES|ies|[Ll]iceo|[Ii]nstituto|CBTIS|cbtis|CETIS|[Pp]rimaria|[Ss]ecundaria|[Pp]repa|[Pp]reparatoria|la [Ss]uperior|[Uu]nidad [Ee]ducativa|[Aa]cademia)\\s(?:(?:[Pp]rimaria|[Ss]ecundaria|[Bb]ásica|[Ss]uperior|[Tt]écnica|[Nn]ormal|[Nn]acional|se llama|llamada|[Nn]\\.?[º°]?|de la|de|del|la|el|los|las|san|santa)\\s){0,3}(?:\\p{Lu}[\\p{L}'’.-]+|\\p{Nd}{1,4})(?:\\s(?:(?:de|del|la|y)\\s){0,2}\\p{Lu}[\\p{L}'’-]+){0,3}`,
  `(?<![\\p{L}])(?:el|al)\\sNacional\\sde\\s\\p{Lu}[\\p{L} ]{2,20}`,
  `(?<![\\p{L}])(?:[EÉeé]cole|[Ll]yc[ée]e|[Cc]oll[eè]ge|[Aa]th[ée]n[ée]e|[Gg]ymnase|maternelle|[Cc]égep|[Ii]nstitut|[Pp]olyvalente|groupe scolaire|madrassa)\\s(?:(?:primaire|maternelle|secondaire|privée|publique|élémentaire|royal|de|des|du|la|le|les|d['’])\\s?){0,3}\\p{Lu}[\\p{L}'’-]+(?:[\\s-](?:(?:de|du|la|le|des|d['’])\\s?){0,2}\\p{Lu}[\\p{L}'’-]+){0,3}`,
  `(?<=^|(?<![\\p{L}])(?:في|ف|ب|من|اسمها|مدرستي|طالب|طالبة|تلميذة|تلميذ|ادرس|أدرس|بدرس|تاني|ثاني|أول|اول|ثالث|رابع|خامس|سادس|بمدرسة)\\s)(?:ب|ف|ل)?(?:مدرس[ةه]|ثانوي[ةه]|إعدادي[ةه]|اعدادي[ةه]|روض[ةه]|متوسط[ةه]|ابتدائي[ةه]|ليسيه)\\s${NO_SCHOOL}(?:${W}\\s?){1,3}`,
  `(?<![\\p{L}])(?:ب|ف|ل)?(?:مدرس[ةه]|ثانوي[ةه]|إعدادي[ةه]|اعدادي[ةه]|روض[ةه]|متوسط[ةه]|ابتدائي[ةه]|ليسيه)\\s${NO_SCHOOL}(?:${W}\\s){1,4}(?:الابتدائية|الثانوية|الاعدادية|الإعدادية|للبنات|للبنين|الخاصة|الدولية|صف|الصف|فصل|القسم|قسم|شعبة|جذع|سنة|نطلع|بنطلع|الساعة)(?![\\p{L}])`,
  // boarding at St Cuthwin's; my school is Little Acorns
  `(?<=(?:boarding at|my school is|my school['’]?s|school is called|my school is called|school called|my nursery is|pupil at|student at|study at|head girl at|head boy at|expelled from)\\s)(?:St\\.?\\s)?\\p{Lu}[\\p{L}'’]+(?:\\s(?:(?:of|on|the)\\s)?\\p{Lu}[\\p{L}'’]+){0,3}`,
  `(?<=(?:go|goes|going|went) to\\s)(?:St\\.?\\s)?(?:\\p{Lu}[\\p{L}'’]+\\s){1,2}(?:Grange|Prep|Hall|Juniors?|Infants|Girls|Boys|Montessori|Academy)(?![\\p{L}])`,
  `(?<=(?:cole|colegio|escuela|liceo|instituto|jardín|kinder) se llama\\s)(?:(?:Los|Las|El|La|San|Santa)\\s)?\\p{Lu}[\\p{L}]+(?:\\s(?:de\\s)?\\p{Lu}[\\p{L}]+){0,3}`,
  `(?<=[Mm]i (?:escuela|cole|colegio|liceo|secundaria|primaria|prepa) es (?:la|el)\\s)\\p{Lu}[\\p{L}]+(?:\\s(?:de\\s)?\\p{Lu}[\\p{L}]+){0,3}`,
  `(?<=(?:[Mm]on (?:école|lycée|collège|bahut)|[Mm]a fac) c['’]est\\s(?:(?:le|la)\\s)?)\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){0,2}`,
  `(?<=(?:[Ss]ec(?:ondaire)? [1-5]) (?:à|au)\\s)\\p{Lu}[\\p{L}'’-]+(?:[ -]\\p{Lu}[\\p{L}'’-]+){0,2}`,
  `(?<![\\p{L}])[Pp]olyvalente\\s(?:(?:Le|La|de|des)\\s)?\\p{Lu}[\\p{L}'’-]+(?:[ -]\\p{Lu}[\\p{L}'’-]+){0,2}`,
  `(?<=(?:attend|study at|goes to|go to|at)\\s)\\p{Lu}[\\p{L}'’]+(?:\\s\\p{Lu}[\\p{L}'’]+){0,3}(?=,\\s(?:class|grade|year|yr|form|standard|std)\\s\\p{Nd})`,
  `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}'’]+\\s){1,3}(?:Nursery|Preschool|Kindergarten|Montessori)(?![\\p{L}])`,
  `(?<=(?:école|lycée|collège|maternelle|bahut) s['’]appelle\\s)(?:(?:Les|Le|La)\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s(?:de\\s|du\\s)?\\p{Lu}[\\p{L}'’-]+){0,3}`,
  `(?<![\\p{L}])(?:[Yy]ear|[Yy]r|[Gg]rade|[Ff]orm|[Cc]lass)\\s\\p{Nd}{1,2},?\\s(?:form|class|tutor group|set|room)\\s[A-Z\\p{Nd}]{1,4}(?![\\p{L}])`,
  `(?<![\\p{L}])(?:[Gg]imnasio|[Jj]ard[ií]n(?: de [Ii]nfantes)?|[Kk][ií]nder|[Gg]uarder[ií]a|[Ss]ecu|[Tt]elesecundaria|CCH|CECYT|[Cc]onalep|CONALEP|[Bb]achillerato|[Bb]achilleres|[Cc]olegio)\\s(?:(?:de|del|la|el|los|las|san|santa|n[º°.]*)\\s?){0,2}(?:\\p{Lu}[\\p{L}]+|\\p{Nd}{1,4})(?:\\s(?:de\\s|del\\s|la\\s)?\\p{Lu}[\\p{L}]+){0,3}`,
  `(?<![\\p{L}])(?:[Ll]yc[ée]e|[Cc]oll[eè]ge|[EÉeé]cole)\\s(?:agricole|pro|professionnel|technique|hôtelier|polyvalent|privé|français|international|catholique|général)\\s(?:(?:de|du|d['’]|des|la|le)\\s?){0,2}\\p{Lu}[\\p{L}'’-]+(?:[\\s-](?:de\\s|du\\s)?\\p{Lu}[\\p{L}'’-]+){0,2}`,
  `(?<![\\p{L}])(?:[Cc]ycle d['’]orientation|[Cc]\\.?[Oo]\\.? d[eu]|CEM|CEG|CES|LEP|CFA|IUT|CFG|[Mm]édersa|[Gg]roupe scolaire|[Mm]aternelle|[Cc]rèche)\\s(?:(?:de|du|d['’]|des|la|le|les)\\s?){0,2}\\p{Lu}[\\p{L}'’-]+(?:\\s(?:de\\s|du\\s|El\\s)?\\p{Lu}[\\p{L}'’-]+){0,2}`,
].map((source) => compact(new RegExp(source, 'gu')))
const PLAIN_WORD =
  "(?!(?:my|the|a|an|this|that|our|their|his|her|your|ur|new|old|big|little|local|same|another|every|all|no|any|in|at|to|of|from|and|or|be|is|was|are|high|junior|primary|middle|secondary|public|private|sunday|night|law|med|medical|summer|art|community|graduate|nursing|boarding|different|special|after|before|for|with|on|i|me|we|home|so|but|like|when|until|since|as|if|because|than|by|about|out|up|off|back|it|its|it's|still|just|not|elementary|city|state|his|some|good|bad|next|last|most|one|two|first|second|military|driving|language|dance|drama|music|police|fire|cooking|too|very|really|were|being|getting|super|sky|feeling|went|half|both|which|what|who|there|here)\\s)"
/** Schools in small letters, where a writer says who goes there. */
const plainSchools = [
  `(?<=(?<![\\p{L}])(?:i go to|i attend|my school is|i['’]m at|im at|(?:kid|son|daughter|child|kids) (?:goes|go) to)\\s)(?:st\\.?|saint)\\s[\\p{L}'’]{3,}(?:\\s(?:primary|high|school|academy|college|infants))?`,
  `(?<=(?<![\\p{L}])my school(?: is|['’]s called| is called)\\s)(?!(?:so|very|really|a|the|not|on|in|at|closed|open|shut|near|next|far|boring|fun|big|small|good|bad|great|nice|fine|hard|hell|like|too|making|going|just|always|called|full|where|my|over|out|back|under|having|doing|being|getting|letting|sending|trying|giving|starting|making)(?![\\p{L}]))[\\p{L}'’]{4,}(?:\\s(?:primary|high|school|academy|college|grange|park|hill))?(?=[,.!]|\\s(?:and|my|year|in|primary)|$)`,
  `(?<=(?<![\\p{L}])(?:estudio en|voy a|voy al|voy en|estoy en|soy del?|alumn[oa] del?|(?:\\p{Nd}(?:to|ro|do|er|vo|mo|º)?\\s?[a-d]?|primero|segundo|tercero|cuarto|quinto|sexto) del?)\\s(?:el\\s|la\\s)?)(?:colegio|cole|escuela|liceo|ies|ceip|instituto|primaria|secundaria|prepa)\\s(?!(?:de|del|que|y|a|en|con|es|el|la|no|me|por|para|porque|pero|ya|hoy|mañana|nuev[oa]|p[uú]blic[oa]|privad[oa]|se|le|mi|tu|su|como|cuando|tod[oa]s?|desde|hasta|sin|sola?|y|o|todavía|aún|cada|los lunes|especial|nocturna|católic[oa]|normal|online|virtual|también|otra|esta|este)(?![\\p{L}]))(?:(?:san|santa|nuestra señora de|los|las)\\s)?[\\p{L}]{4,}(?:\\s(?:de\\s(?:la\\s)?)?[\\p{L}]{4,})?`,
  `(?<=(?<![\\p{L}])(?:je vais|j['’]vais|chui|chu|jsuis|je suis|élève|scolarisée?|en (?:cp|ce[12]|cm[12]|[3-6]\\s?e(?:me|ème)?|seconde|première|terminale)(?:\\s[a-h\\d])?)\\s(?:à l['’]|au |à |a l['’]))(?:lyc[ée]e|coll[eè]ge|[ée]cole)\\s(?!(?:de|du|la|le|et|en|au|à|a|je|pour|avec|où|que|qui|est|on|mais|ou|pas|tout|demain|tous|privée?|publi(?:c|que)|primaire|maternelle|depuis|sans|normal|car|parce|aujourd['’]hui|avant|après|militaire|cath\\p{L}+|supérieure|ce)(?![\\p{L}]))(?:les\\s|saint[e]?[- ])?[\\p{L}'’-]{4,}(?:\\s[\\p{L}'’-]{4,})?`,
  `(?<![\\p{L}])(?:lycee|lycée|college|collège|madrasat?|i3dadiyat?|thanawiyat?)\\s(?:ibn|ibnou|al|el|moulay|mohamm?ed|hassan|omar|allal)\\s?[\\p{L}]{3,}(?:\\s[\\p{L}]{4,})?`,
  `(?<=(?<![\\p{L}])(?:انا|أنا|ادرس|أدرس|بدرس|ندرس|طالب|طالبة|تلميذة?|بنتي|ابني|ولدي)\\s(?:في\\s)?)ب?(?:مدرس[ةه]|ثانوي[ةه]|[إا]عدادي[ةه]|روض[ةه]|متوسط[ةه])\\s${NO_SCHOOL}[\\p{L}]{3,}(?:\\s${NO_SCHOOL}[\\p{L}]{3,})?`,
  `(?<=(?:مدرستي|مدرستنا|روضتي)\\s(?:اسمها\\s|هي\\s))[\\p{L}]{3,}(?:\\s[\\p{L}]{3,})?`,
  `(?<=(?:طالبة?|تلميذة?|ادرس|أدرس|بنات)\\s(?:في|ب)\\s)كلية\\s(?:ال)?[\\p{L}]{3,}\\s(?:للبنات|للبنين)`,
  `(?<=(?<![\\p{L}])(?:go to|goes to|going to|i attend|attend|im at|i['’]m at|i am at|student at|we['’]re at|pupil at|from|my school is|in (?:year|yr|grade|form|class) \\p{L}?\\p{Nd}{1,2}\\p{L}? at|\\p{Nd}(?:th|st|nd|rd) grade at|else at|anyone at|teach at|bullied at)\\s)(?:${PLAIN_WORD}[\\p{L}'’.]+\\s){1,3}(?:high|academy|infants?|juniors?|primary|elementary|middle|college|secondary|grammar|comp|prep|montessori)(?:\\sschool)?(?![\\p{L}])`,
  `(?<![\\p{L}])(?:${PLAIN_WORD}[\\p{L}'’.]+\\s){1,2}(?:high|academy|infants|juniors|primary|elementary|middle|college|secondary|grammar)(?:\\sschool)?,?\\s(?:in\\s)?(?:(?:year|yr|grade|form|class|room|y)\\s?\\p{Nd}{1,2}|\\p{Nd}{1,2}(?:th|st|nd|rd) (?:grade|class|year))`,
  `(?<![\\p{L}])(?:coleg?i?o?|escuela|liceo|ies|ceip|instituto|primaria|secundaria|prepa|prepar[aá]toria)\\s(?:(?!(?:de|del|que|y|a|en|con|es|el|la|no|me|por|para|porque|pero|ya|hoy|mañana|nuevo|nueva|p[uú]blic[oa]|privad[oa]|se|le|lo|mi|tu|su|como|cuando|todo|todos|entero)\\s)(?:san|santa|nuestra|los|las)?\\s?[\\p{L}.]+,?\\s){1,3}(?:en\\s|de\\s|voy en\\s|curso\\s)?(?:\\p{Nd}{1,2}\\.?\\s?(?:º|°|ro|er|do|to|mo|vo|no|eso|bach\\p{L}*|grado|[a-d](?![\\p{L}]))|primero|segundo|tercero|cuarto|quinto|sexto|primer|tercer)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:lyc[ée]e|coll[eè]ge|[ée]cole)\\s(?:(?!(?:de|du|la|le|les|et|en|au|à|a|je|j['’]ai|c['’]est|pour|avec|où|que|qui|est|me|on|il|elle|mais|donc|ou|pas|tout|primaire|privé|public|maternelle)\\s)[\\p{L}'’-]+,?\\s){1,3}(?:en\\s|classe\\s|de\\s)?(?:[3-6]\\s?(?:e|è|ème|eme)(?![\\p{L}])|2nde|seconde|1[eè]?re|premi[èe]re|terminale|tle|term|cm[12]|ce[12]|cp)(?![\\p{L}])`,
].map((source) => lowered(new RegExp(source, 'gu')))
const SCHOOL_HINT = lowered(
  /polyvalente|\blp\b|\blep\b|\bcfa\b|\biut\b|insti|jard|t[eé]cnic|bahut|segpa|حضان|كوليج|روض|\bst\b|saint|our lady|\buni\b|\byr\b|\bcomp\b|normal|educativa|internat|\bces\b|ifsi|\bfac\b|sala\b|sal[oó]n|curso|primero|segundo|tercero|cuarto|quinto|مدارس|ليسي|كمالي|معهد|جامع|school|nursery|boarding|pupil|student|year|grade|form|class|goes|go to|going to|gimnasio|jard[ií]n|k[ií]nder|guarder|secu|cch|cecyt|conalep|bachill|prepa|crèche|maternelle|orientation|\bcem\b|\bceg\b|متوسطة|ابتدائية|كلية|elementary|primary|infants|high|academy|college|mandir|\bns\b|[Cc]oláiste|[Ss]coil|coleg|\bcole\b|escuel|ceip|\bies\b|liceo|instituto|cbtis|primaria|nacional|superior|[eé]cole|lyc|coll[eè]ge|ath[ée]n|gymnase|cégep|institut|مدرس|ثانوي|عدادية|روضة|ليسي|كوليج/iu,
)

/** Where a sentence goes on behind a street and its number. */
const REST_OF_SENTENCE = lowered(
  /(?<=\p{Nd}.{0,80})[,،]?\s(?:(?:and|but|so)\s(?:i|we|my|he|she|it|there)(?!\p{L})|we\s|i['’]?(?:m|ve|ll)?\s|because|where\s|y\s(?:yo|mi|tengo|vivo|hay|me|te|es)(?!\p{L})|que\s(?:a mí|me|te|es|tiene)(?!\p{L})|pero|porque|donde\s|et\s(?:je|on|j['’]|mon|ma|il|elle|tu)(?!\p{L})|mais\s|parce|où\s|و(?:عند|[أا]نا|بيت|هات|تعال)|بس\s|لكن).*$/su,
)
const withoutRest = (address: string): string => address.replace(REST_OF_SENTENCE, '')
/** A school that does something, and a writer who does something there: `l'école va`, `en el cole yo hago`. */
const NO_SCHOOL_NAME = /^(?:[ée]cole|cole|school)\s(?:va|vont|veut|yo|nos|ya)(?!\p{L})/u
/** A sentence that ends within a place: the place is none. Short words before a point are abbreviations. */
const TWO_SENTENCES = lowered(
  /(?<=\p{L}{4})(?<!(?<!\p{L})(?:avda|blvd|boul|fracc|psje|dpto|depto|apto|appt|carr|crta|ctra|gral|prof|edif|cond|mons))[.!?؟]\s/iu,
)

/** Returns postal addresses and names of schools. */
export function placesIn(text: string, small: string): PersonalSpan[] {
  const found: PersonalSpan[] = []
  const add = (type: 'address' | 'school', read: string, patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      for (const { 0: match, index } of read.matchAll(pattern)) {
        const end = index + (type === 'address' ? withoutRest(match) : match).trimEnd().length
        if (isPrivate(type, small.slice(index, end), small.slice(Math.max(0, index - 45), end + 30)))
          found.push({ type, start: index, end })
      }
    }
  }
  for (const { start, end: last } of homesIn(small)) {
    const end = start + withoutRest(small.slice(start, last)).length
    if (isPrivate('address', small.slice(start, end), small.slice(Math.max(0, start - 45), end + 30)))
      found.push({ type: 'address', start, end })
  }
  if (ADDRESS_HINT.test(small)) {
    add('address', small, addresses)
    add('address', text, named)
  }

  if (SCHOOL_HINT.test(small)) {
    for (const { start, end } of schoolsIn(text, small))
      if (isPrivate('school', small.slice(start, end), small.slice(Math.max(0, start - 45), end + 30)))
        found.push({ type: 'school', start, end })
    add('school', text, schools)
    add('school', small, plainSchools)
  }
  return found
}

/** Whether a place tells of a person: none in the news, of a story, or open to all. */
function isPrivate(type: PersonalSpan['type'], place: string, around: string): boolean {
  if (TWO_SENTENCES.test(place) || NO_SCHOOL_NAME.test(place)) return false
  if (type === 'address') return !FAMOUS.test(place) && !PUBLIC.test(around)
  return !NEWS.test(around)
}
