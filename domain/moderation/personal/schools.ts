import { compact, lowered } from './lowered.ts'

type Place = { start: number; end: number }

const W = "[\\p{L}\\p{N}'’.-]+"

/** Words that tell what kind of school it is, and words beside them that are none of its name. */
const ENGLISH =
  '(?:(?:special|primary|high|secondary|middle|elementary|public|grammar|boarding|day|nursery|infant|junior|girls|boys|catholic|village)\\s)?(?:school|primary|high|comp|comprehensive|academy|grammar|college|elementary|middle|infants?|juniors?|prep|state|nursery|kindergarten|preschool|secondary|sixth form|public|uni|university|hall|girls|boys|day care|daycare)'
const NO_ENGLISH =
  "(?:my|the|a|an|this|that|our|their|his|her|your|ur|new|old|big|little|local|same|another|every|all|no|any|in|at|to|of|from|and|or|be|is|was|are|high|junior|primary|middle|secondary|public|private|sunday|night|law|med|medical|summer|art|community|graduate|nursing|boarding|different|special|after|before|for|with|on|i|me|we|home|so|but|like|when|until|since|as|if|because|than|by|about|out|up|off|back|it|its|it['’]s|still|just|not|elementary|some|good|bad|next|last|most|one|two|first|second|driving|language|dance|drama|music|police|cooking|too|very|really|were|being|getting|feeling|went|half|both|which|what|who|there|here|hate|hates|love|skip|miss|start|started|finish|finished|leave|left|do|does|did|go|goes|going|into|through|during|i['’]m|im|he|she|they|has|have|had|i['’]ve|year|grade|class|form|girls|boys|village|catholic)"
const SPANISH =
  '(?:colegio|coleg|cole|escuela|esc\\.?|liceo|instituto|insti|ies|ceip|cep|cbtis|cetis|conalep|primaria|prim|secundaria|secu|prepa|preparatoria|prepatoria|(?<=(?:la|escuela)\\s)normal|unidad educativa|u\\.?e\\.?|academia|jard[ií]n|kinder|k[ií]nder|guarder[ií]a|preescolar|gimnasio|bachillerato|bachilleres|telesecundaria|facultad|universidad|uni|polit[eé]cnico|t[eé]cnica|industrial)'
const NO_SPANISH =
  '(?:de|del|la|que|y|a|en|con|es|el|no|me|por|para|porque|pero|ya|hoy|mañana|nuev[oa]|viej[oa]|p[uú]blic[oa]|privad[oa]|se|lo|mi|tu|su|como|cuando|tod[oa]s?|enter[oa]|fui|era|está|estoy|hasta|desde|cerr\\p{L}+|rural|grande|me|nos|todavía|también|otra|esta|este|los|las|lunes|medi[oa]|infantil|infantes|mayor|noche|d[ií]a|verano|m[uú]sica|arte|baile|danza|manejo|idiomas|cocina|padres|vida|in|and|day|ouvriers?|partagés?|potager|bot[aá]ni\\p{L}+|du|des)'
const FRENCH =
  '(?:école|ecole|lyc[ée]e|coll[eè]ge|bahut|maternelle|primaire|élémentaire|crèche|internat|athénée|gymnase|cégep|institut|polyvalente|cem|ceg|lp|cfa|ifsi|iut|mfr|lep|lp|esat|ime|segpa|fac|université|groupe scolaire|prépa|madersa)'
const NO_FRENCH =
  "(?:de|du|des|le|la|les|et|en|au|aux|je|j['’]\\p{L}+|c['’]\\p{L}+|pour|avec|où|que|qui|est|me|m['’]\\p{L}+|on|il|elle|mais|donc|ou|pas|tout|toute|privée?|publique?|normale|à|a|ça|ma|mon|y|aujourd['’]hui|demain|depuis|hier|sans|plus|occupée|aussi|dans|sur|par|fermée?|primaire|maternelle|années|danse|musique|conduite|vie|cuisine|entière?|ce|cette|tous|chaque|j['’]?attend\\p{L}*)"
const ARABIC =
  '(?:و?(?:ب|ف|ل)?(?:مدرس[ةه]|مدارس|ثانوي[ةه]|[إا]عدادي[ةه]|روض[ةه]|متوسط[ةه]|ابتدائي[ةه]|ليسي[ه]?|[إا]كمالي[ةه]|كوليج|معهد|حضان[ةه]|مجمع تربوي|مجموعة مدارس))'
const NO_ARABIC =
  '(?:اليوم|بكر[اةه]|كل(?:ها)?|و\\p{L}*|عن|في|فى|مع|من|كان(?:ت)?|على|بعد|قبل|ما|لا|قال|اللي|التي|عشان|حتى|ثم|هي|هو|فيها|يوم|خاصة|جديد[ةه]|قديمة|كبيرة|صغيرة|عامة|حكومية|دولية|الأحد|الاحد|الحياة|القرية|البنات|الأولاد|بنات|ولد|ال(?:يوم|خاصة|حكومية|قيادة|لغات|موسيقى)|قريبة?|بعيدة?|ت\\p{L}+|ي\\p{L}+|انا|أنا|ابني|بنتي|اسمها|سكرت|مش|مو|صعبة|حلوة|ال(?:بنت|ولد|عيال|صغار))'

const name = (no: string, few = 3) => `(?:(?!${no}(?![\\p{L}]))${W}\\s){1,${few}}`
const behind = (kind: string, no: string, between: string) =>
  `${kind}\\s(?:(?:${between})\\s?){0,3}(?!${no}(?![\\p{L}]))[\\p{L}\\p{N}'’-]+(?:\\s(?:(?:de|del|la|du|des)\\s)?(?!${no}(?![\\p{L}]))[\\p{L}'’-]{3,}){0,2}`
/** Schools by kind and name, in small letters: enough where a writer tells who learns there. */
const schools = [
  `(?:st\\.?|saint|our lady(?: of)?)\\s(?!patrick|john ambulance|valentine|george['’]?s day)[\\p{L}'’]{4,}(?:\\s(?:rc|primary|ce))?`,
  `${name(NO_ENGLISH)}${ENGLISH}(?![\\p{L}])`,
  behind(
    SPANISH,
    NO_SPANISH,
    'de la|de|del|la|los|las|san|santa|se llama|técnica|primaria|secundaria|n[º°.]+|no\\.',
  ),
  behind(
    FRENCH,
    NO_FRENCH,
    "de la|de|du|des|les|le|la|d['’]|l['’]|saint|sainte|s['’]appelle|primaire|privée",
  ),
  behind(ARABIC, NO_ARABIC, 'ال(?:شهيد|شيخ|أمير|امير|ملك|سيدة)|ابن|بنت|أبو|ابو|اسمها|رقم'),
].map((source) => lowered(new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'giu')))

/** A name that stands for the school: `yr 8 at Fairwater`, `en el San Juan, cuarto B`. */
const NAMED = compact(
  /(?<![\p{L}\p{N}])\p{Nd}{1,2}(?:e|º|°|do|ro|to|er)?\s?[A-Fa-f]\s(?:at|à|del|de la|au)\s[\p{L}][\p{L}'’-]{3,}(?:\s\p{Lu}[\p{L}'’-]+)?|(?<=(?<![\p{L}])(?:[Mm]y (?:old |new )?(?:sixth form|college|academy|nursery|high school|primary(?: school)?|uni)|[Mm]i (?:insti|instituto|uni|kinder|jard[ií]n|secu|facultad)|[Mm](?:on|a) (?:école|lycée|collège|bahut|fac|crèche|maternelle))(?:['’]s| is| es| se llama| c['’]est| s['’]appelle)(?: called)? (?:the |el |la |le |les |los )?)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}|(?<![\p{L}])(?:(?:(?:[Yy]ea?r|[Yy]r?|[Gg]rade|[Ff]orm|[Cc]lass)\s?\p{Nd}{1,2}\p{L}?|\p{Nd}{1,2}(?:th|st|nd|rd)(?: grade| grader| year)?|[Rr]eception|[Ff]reshman|[Ss]ophomore|[Ss]ixth form|[Pp]upil|[Ss]tudent|[Pp]refect|[Ss]tud(?:y|ies|ying)|[Ee]nrolled),?\s(?:at|in)\s(?:[Tt]he\s)?|(?:go(?:es)? to|start(?:s|ing)? at|pick(?:ed)? (?:him|her|them) up (?:from|at))\s(?=[\p{L} .'’]{3,40}[,.]?\s(?:year|yr|grade|class|form|pick|drop|gate)))\p{Lu}[\p{L}'’]+(?:\s(?:of\s)?\p{Lu}[\p{L}'’]+){0,2}|(?<![\p{L}])(?:en el|en la|al|del|de la|es|se llama|au|à|à l['’])\s?(?:[Ll](?:os|as|es|a|e)\s)?\p{Lu}[\p{L}'’-]+(?:[\s-](?:de\s|du\s)?\p{Lu}[\p{L}'’-]+){0,2}(?=,?\s(?:en\s|de\s|curso\s)?(?:primero|segundo|tercero|cuarto|quinto|sexto|s[eé]ptimo|octavo|sala\s|sal[oó]n\s|\p{Nd}{1,2}\s?(?:º|°|ero|do|ro|to|mo|vo|e(?![\p{L}])|è|ème)|seconde|première|terminale|cm[12]|ce[12]|cp(?![\p{L}])))/gu,
)

/** A class or a year of school. */
const CLASS = lowered(
  /(?<![\p{L}])(?:(?:year|yr|y|grade|form|class|room|set|primary|basic|standard|std|j?ss|kg|p|s)\s?\p{Nd}{1,2}(?![\p{N}])|\p{Nd}{1,2}(?:th|st|nd|rd) (?:grade|year|class)|\p{Nd}{1,2}\s?(?:º|°|ero|er|do|ro|to|mo|vo|eso|b[aá]sico|medio|grado|año|semestre|[eè](?:me)?|ème|متوسط|ثانوي|ابتدائي|[اإ]عدادي)(?![\p{L}])|primero|primer (?:año|grado)|segundo|tercero|tercer|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|bachi\p{L}*|sal[oó]n|sala|turno|aula|grupo [a-f]|seconde|premi[eè]re|terminale|tle|cm[12]|ce[12]|cp|sixième|cinquième|quatrième|troisième|(?:petite|moyenne|grande) section|(?:première|deuxième|troisième) année|classe de|(?:ال)?صف|(?:ال)?فصل|شعبة|(?:سنة|السنة)\s\p{L}+|(?:ال)?[أا]ول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|حادي عشر|توجيهي|بكالوريا|باك|تيرمينال|كي جي|kg\s?\p{Nd}|تمهيدي|قسم)(?![\p{L}])/iu,
)
/** Someone learns or works there. */
const LEARNS = lowered(
  /(?<![\p{L}])(?:(?:i|we|he|she|kids?|son|daughter|lad|girl|boy|brother|sister|grand\p{L}+|lad['’]s|son['’]s|niece|nephew)(?:['’]?s)?(?: also| still| just)? (?:go(?:es)?|attend|start(?:s|ed)?|at|is at|teach|work|study|was at)|go(?:es)? to|attend\p{L}*|(?:i['’]?m|im|i am|he['’]?s|she['’]?s|we['’]?re) (?:at|from|in)|my (?:school|nursery|college|sixth form)|stud(?:y|ies|ying|ent)|pupil|teach\p{L}*|estudi\p{L}+|voy (?:a|al|en)|va (?:a|al)|van (?:a|al)|estoy en|entro|salgo|soy (?:de|del|profe\p{L}*)|doy clases?|curso|alumn\p{L}+|mi (?:cole|colegio|escuela|insti|liceo|jardín|kinder|prepa|secu)|mi hij[oa]|mis hij[oa]s|je (?:vais|suis|rentre|travaille)|j['’](?:vais|suis|étudie|enseigne|ai lâché)|jsuis|chuis|chu|chui|élève|étudi\p{L}+|scolarisée?|mon (?:école|lycée|collège|bahut)|ma (?:maternelle|fac|fille|nièce)|mon (?:fils|petit|neveu)|inscrite?|prof|interne|[أا]روح|بروح|بدرس|ن?درس|[أا]درس|يدرس|تدرس|نقر[اى]|كنقرا|كنقرى|يداوم|[أا]داوم|تداوم|طالب[ةه]?|تلميذ[ةه]?|معلم[ةه]?|[أا]ستاذ[ةه]?|بنتي|ابني|ولدي|[اأ]خت?ي|[أا]خوي|حفيدت?ي|مدرستي|يدخل|[أا]دخل|[أا]نا ب?)(?![\p{L}])/iu,
)
/** UTF-16 units around a school that tell who is there. */
const NEAR = 34

/** Returns names of schools beside a class, or beside someone who learns there. */
export function schoolsIn(text: string, small: string): Place[] {
  const found: Place[] = [...text.matchAll(NAMED)].map(placeOf)
  for (const pattern of schools) {
    for (const match of small.matchAll(pattern)) {
      const place = placeOf(match)
      const before = small.slice(Math.max(0, place.start - NEAR), place.start)
      const after = small.slice(place.end, place.end + NEAR)
      // A kind and a word in small letters are a school only with a class or someone who learns.
      const written = text.slice(place.start, place.end)
      // English names a kind last, which is no name; `the Beach Boys` are no school.
      const called = pattern === schools[1] ? written.replace(LAST_WORD, '') : written
      if (GROUP.test(written) && THE.test(before) && !CLASS.test(after)) continue
      const isNamed = pattern !== schools[0] && HAS_NAME.test(called)
      if (isNamed || CLASS.test(before) || CLASS.test(after) || LEARNS.test(before)) found.push(place)
    }
  }
  return found
}

const placeOf = ({ 0: match, index }: RegExpExecArray): Place => ({
  start: index,
  end: index + match.trimEnd().length,
})
const LAST_WORD = /\s\S+$/u
const GROUP = /\s(?:boys|girls)$/iu
const THE = /(?:^|\s)the\s$/u
/** A capital, a number or a letter of Arabic, which has no capitals. */
const HAS_NAME = compact(/(?<![\p{L}])\p{Lu}[\p{L}]|\p{Nd}|[\u0621-\u064a]/u)
