import type { PersonalSpan } from '../assessment.ts'
import { lowered } from './lowered.ts'

const MONTH =
  'jan(?:uary|v\\.?|vier)?|feb(?:ruary|rero)?|f[ée]v(?:rier|\\.)?|mar(?:ch|s|zo)?|apr(?:il)?|avr(?:il|\\.)?|abril|may|mai|mayo|june?|juin|junio|july?|juil(?:let|\\.)?|julio|aug(?:ust)?|ao[uû]t|agosto|sept?(?:ember|embre|iembre|\\.)?|setiembre|oct(?:ober|obre|ubre|\\.)?|nov(?:ember|embre|iembre|\\.)?|dec(?:ember)?|d[ée]c(?:embre|\\.)?|dic(?:iembre)?|enero?|ago|abr|محرم|صفر|ربيع الأول|ربيع الاول|ربيع الثاني|جمادى الأولى|جمادى الثانية|رجب|شعبان|رمضان|شوال|ذو القعدة|ذو الحجة|يناير|فبراير|مارس|أبريل|ابريل|إبريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|كانون الثاني|كانون الأول|كانون الاول|شباط|آذار|اذار|نيسان|أيار|ايار|حزيران|تموز|آب|أيلول|ايلول|تشرين الأول|تشرين الاول|تشرين الثاني|جانفي|فيفري|أفريل|ماي|جوان|جويلية|أوت|غشت|شتنبر|يوليوز|نونبر|دجنبر'
const DAYWORD =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|twenty[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirty[ -]first|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}{3,6}|treinta(?: y uno)?|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt(?:[ -](?:et[ -]un|deux|trois|quatre|cinq|six|sept|huit|neuf))?|trente(?:[ -]et[ -]un)?|\\p{L}{3,8} و?عشر(?:ين|ة)?|\\p{L}{3,8} وعشرين|عشرين|ثلاثين|تلاتين|واحد|اول|أول|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة'
const ORDINAL =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth'
const DAY = `(?:(?:ال)(?:أول|اول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)(?: من)?|\\p{Nd}{1,2}(?:st|nd|rd|th|er|ero)?|${DAYWORD})`
const NUMBERWORD = '(?:\\p{L}+(?:[ -]\\p{L}+){0,1})'
const YEAR =
  "(?:19[2-9]\\p{Nd}|20[0-2]\\p{Nd}|[١][٩][٢-٩][٠-٩]|[٢][٠][٠-٢][٠-٩]|['’]?\\d{2}(?!\\d)|nineteen [\\p{L}-]{3,20}|two thousand[\\p{L} -]{0,20}|(?:dos mil|mil novecientos)[\\p{L} ]{0,24}|(?:deux mille|mille neuf cent|dix-neuf cent)[\\p{L} -]{0,24}|cuarenta y \\p{L}{3,6}|الفين(?: و\\p{L}{3,8}){0,2}|ألفين(?: و\\p{L}{3,8}){0,2}|1[34]\\d\\d|١[٣٤][٠-٩][٠-٩])"
const dates = [
  `(?<![\\p{L}\\p{N}])(?:the\\s)?\\p{Nd}{1,2}(?:st|nd|rd|th|er|ero)?\\s(?:of\\s|de\\s)?(?:${MONTH})(?:\\s(?:de|del|of)|,)?\\s${YEAR}`,
  `(?<![\\p{L}\\p{N}])(?:${MONTH})\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s${YEAR}`,
  `(?<![\\p{L}\\p{N}/.-])\\p{Nd}{1,2}[/.-]\\p{Nd}{1,2}[/.-](?:\\p{Nd}{4}|\\p{Nd}{2})(?![\\p{N}/])`,
  `(?<![\\p{L}\\p{N}])(?:19|20)\\d\\d[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)`,
  `(?<![\\p{L}\\p{N}])[١٢][٠٩][٠-٩]{2}[-/.][٠-٩]{1,2}[-/.][٠-٩]{1,2}(?![٠-٩])`,
  `(?<![\\p{L}\\p{N}])(?:19|20)\\d\\d,?\\s(?:the\\s|el\\s|le\\s)?${DAY}(?:\\s(?:of|de))?\\s(?:${MONTH})(?![\\p{L}])`,
  `(?<![\\p{L}\\p{N}])(?:19|20)\\d\\d,?\\s(?:on\\s)?(?:${MONTH})\\s(?:the\\s)?${DAY}(?![\\p{L}\\p{N}])`,
  `(?<![\\p{L}\\p{N}])(?:the\\s)?${NUMBERWORD}\\s(?:of\\s|de\\s)(?:${MONTH})(?:\\s(?:de|del|of))?\\s${YEAR}`,
  `(?<![\\p{L}\\p{N}])${DAY}\\s(?:${MONTH})(?:\\s(?:de|del|of)|,)?\\s${YEAR}`,
].map((source) => lowered(new RegExp(source, 'giu')))
/** A day of a year, without the year. */
const yearly = [
  `(?<![\\p{L}\\p{N}])${DAY}\\s(?:of\\s|de\\s|d['’]\\s?)?(?:${MONTH})(?![\\p{L}])`,
  `(?<![\\p{L}\\p{N}])(?:${MONTH})\\s(?:the\\s)?${DAY}(?![\\p{L}\\p{N}])`,
  `(?<![\\p{L}\\p{N}/.-])\\p{Nd}{1,2}\\s?[/.-]\\s?\\p{Nd}{1,2}(?:\\s?[/.-]\\s?\\p{Nd}{2,4})?(?![\\p{N}/:]|\\s?(?:am|pm|h\\b|%|km))`,
  `(?<![\\p{L}\\p{N}/.-])\\p{Nd}{1,2}\\s\\p{Nd}{1,2}\\s(?:19|20)\\d\\d(?![\\p{N}/:])`,
  `(?<![\\p{L}\\p{N}])(?:${DAY}\\s(?:من\\s)?شهر\\s\\p{Nd}{1,2}|(?:19|20)\\d\\d\\sشهر\\s\\p{Nd}{1,2}|(?:${MONTH})(?:\\s(?:de|del|of))?\\s${YEAR})`,
].map((source) => lowered(new RegExp(source, 'giu')))
/** Whose birthday it is, or an age, close to the day. */
const BIRTHDAY_BEFORE = lowered(
  /(?:birthda(?:y|te)|b-?day|born|dob|nac[ií](?:d[oa])?|nacimiento|cumple(?:años)?|cumplo|cumplir[ée]|anniv(?:ersaire)?|naissance|n[ée]e?|(?:soy|suis|chu[is]?|es|somos|i['’]?m from) (?:del?|du|the)|f[eê]te mes \p{Nd}{1,2} ans|mes \p{Nd}{1,2} ans|j['’]ai \p{Nd}{1,2} ans depuis|j['’](?:aurai|ai eu|aurais) \p{Nd}{1,2} ans|ma fête|(?:بصير|صير|عمري) \p{Nd}{1,2}(?: سن(?:ة|ين|وات))?|(?:turn(?:ing)?|i am|i['’]?m|be) (?:\p{Nd}{1,2}|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|ميلادي|ميلادى|مولود[ةه]?|مواليد|ولدت|عيدي|خلقت|تزاديت|زدت)(?:['’]?s)?(?:[\s:,]+(?:is|it['’]?s|was|on|in|days?|the|next|this|coming|bukra|بكرا|بكرة|بعد بكرا|pasado|mañana|dans|jours|es|el|un|d[ií]a|le|en|de|c['’]est|sera|est|a|اليوم|يوم|هو|في|ب|\p{Nd}{1,2}|años|anos|ans|ochenta|setenta|noventa|sesenta|cincuenta|y|uno|dos|tres|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|الجمعة|السبت|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس)){0,6}[\s:,=-]*$/iu,
)
const BIRTHDAY_AFTER = lowered(
  /^[\s,]*(?:is my (?:birthday|b-?day)|es mi cumple|c['’]est mon anniv|my b-?day|mi cumple|mon anniv|عيد ميلادي|and (?:i['’]?ll|i) (?:turn|be) \p{Nd}|(?:y |que |es cuando )?(?:cumplo|cumple mi|me cumple)|(?:et |où |que )?(?:j['’](?:aurai|ai|aurais)|je (?:vais avoir|f[eê]te|fais)) \p{Nd}{1,2} ans|(?:is when |when |and )?(?:i|i['’]?m|im|i am)(?:['’]?ll| will)?(?: be| turn| am| turning)? (?:\p{Nd}{1,2}|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?![\p{L}\p{N}:])|(?:يوم|هو|تاريخ) (?:ميلادي|مولدي)|(?:ب?صير|راح يصير|هيبقى) عمري)/iu,
)
/** Days with a name. */
const FEAST = lowered(
  /(?<![\p{L}\p{N}])(?:christmas(?: eve| day)?|halloween|new year['’]?s(?: eve| day)?|valentine['’]?s(?: day)?|boxing day|st\.? patrick['’]?s day|easter(?: sunday| monday)?|leap day|bonfire night|navidad|nochebuena|nochevieja|(?:el )?d[ií]a de (?:los )?(?:reyes|muertos|inocentes|la madre|la independencia|todos los santos|san \p{L}+)|reyes|año nuevo|san valent[ií]n|no[eë]l|(?:la |le )?(?:jour de (?:l['’]an|no[eë]l|la \p{L}+)|jour des \p{L}+|veille de no[eë]l|saint[- ](?:valentin|sylvestre|jean|nicolas)|toussaint|chandeleur|fête (?:nationale|de la musique|des \p{L}+))|(?:ليلة |أول أيام |اول ايام )?ب?(?:عيد )?(?:الفطر|ال[أا]ضحى|ال[أا]م|الحب|الاستقلال|الميلاد)|ر[أا]س السنة|ليلة القدر|يوم العيد|أول الشهر|عاشوراء|المولد النبوي|الكريسماس|نص شعبان)(?:,? (?:de |del |of )?(?:19|20)?\p{Nd}{2}(?!\p{N}))?(?![\p{L}\p{N}])/giu,
)
/** A day of the month without the month. */
const DAY_ALONE = lowered(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:on the|the|el(?: d[ií]a)?|le|يوم) (?:\\p{Nd}{1,2}(?:st|nd|rd|th|er)?(?![\\p{L}\\p{N}:.%/])|premier|primero|${ORDINAL})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
)
/** The writer, or one of the family, grows a year older or came to the world, in the same sentence. */
const ZODIAC =
  'aries|taurus|gemini|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|tauro|g[eé]minis|c[aá]ncer|escorpio|sagitario|capricornio|acuario|piscis|taureau|gémeaux|scorpion|sagittaire|capricorne|verseau|poissons|برج \\p{L}+'
const AGE =
  '(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|\\p{Nd}{1,2})'
const OLDER =
  `${ZODIAC}|twins?|gemel[oa]s?|jum(?:eau|elle|eaux)s?|ت[وؤ][أا]م\\p{L}{0,20}|leap (?:year|day|baby)|bisiest[oa]|bissextile|every four years|cada cuatro años|tous les quatre ans|كل [أا]ربع سنين|(?:my|our) party|mi fiesta|ma fête|حفلتي|(?:same|share a|mismo|même) (?:birthday|cumple\\p{L}{0,20}|anniv\\p{L}{0,20})|(?:i['’]?m|i am|i['’]?ll be|tengo|tendr[eé]|j['’]ai|عمري) ${AGE}(?: (?:on|el|le|tomorrow|today|mañana|demain|hoy|بكر[اةه])(?= |$))|(?:sixteen|seventeen|eighteen|fifteen|fourteen|dieciséis|dieciocho|quince|\\p{Nd}{1,2} (?:years old|años|ans|سن(?:ة|ين|وات))) (?:on|el|le|يوم)(?= ?$| the)|mawled|zdt|` +
  "(?:(?:my|mum[’']?s|mom[’']?s|our|his|her|sister[’']?s|brother[’']?s|son[’']?s|daughter[’']?s) (?:\\p{L}{1,20} )?(?:birthday|b-?day|bday)|born|turn(?:s|ed|ing)?(?: \\p{L}{3,5}teen| \\p{Nd}{1,2}| six| seven| eight| nine| ten| eleven| twelve)|(?:mi|su|nuestro) cumple\\p{L}{0,20}|cumpl(?:o|e|ir[ée]|imos|ía)|nac[ií](?:ó|mos|eron|d[oa]s?)?(?! en una)|somos del?|(?:mon|notre|son|leur) (?:anniv\\p{L}{0,20}|annif)|n[ée]e?s?(?: un)? l[ea]|(?:suis|est|sommes|chui) n[ée]{1,2}s?|nés?|(?:je|on) (?:fête|souffle)|j[’']au?r?ai \\p{Nd}{1,2} ans|j[’']ai \\p{Nd}{1,2} ans|(?:\\p{L}{1,20}|\\p{Nd}{1,2}) ans(?= le)|majeure?|(?:عيد )?ميلاد(?:ي|نا|ه|ها)|[اإ]?ن?ولد(?:ت|نا)|خلق(?:ت|نا)|مواليد|تولدت|بتم|بصير(?: \\p{Nd}{1,3})?|[أا]كمل|بكمل|راح [أا]صير|عمري (?:بيصير|يصير))"
const BEFORE_DAY = lowered(new RegExp(`(?<![\\p{L}])${OLDER}(?![\\p{L}])[^.!?؟]{0,40}$`, 'iu'))
const AFTER_DAY = lowered(
  new RegExp(
    `^[^.!?؟]{0,16}?(?<![\\p{L}])(?:${OLDER}|(?:i|i['’]?ll|we)(?: \\p{L}+)? (?:turn|be|become) (?:\\p{Nd}|\\p{L}+teen|ten|twelve)|ans pour moi|[أا]حتفل)(?![\\p{L}])`,
    'iu',
  ),
)
/** Others who were born, and what else has a day. */
const NOT_MINE = lowered(
  /jes[uú]s|christ(?!mas)|gave birth|hámster|hamster|perr[oa]|gat[oa]|مسيح|invit[ée]|exam|match|deadline|boda|wedding|mariage|امتحان|زفاف|(?<!\p{L})(?:mort|died|murió|مات)(?!\p{L})/iu,
)
/** What comes after or before a feast is not on its day. */
const BESIDE_FEAST = lowered(/(?<!\p{L})(?:después de|antes de|after|before|après|avant)\s$/iu)
/** A writer's own words about the writer, of which a full date is one: `soy Eva, 3-4-61`, `she/her, 3/4/09`. */
const PROFILE = lowered(
  /(?:(?<![\p{L}])(?:soy|me llamo|i['’]?m|im|my name is|je suis|moi c['’]est|je m['’]appelle|jm['’]appelle|[أا]نا|[اإ]سمي) [\p{L}'’-]+(?: [\p{L}'’-]+)?[,،]\s?|@[\w.]+[,،]?\s|(?:she|he|they|ella|él|elle|il)\/\p{L}+,?\s|(?:asl|dob|ddn|d\.o\.b)[:,. ]{1,3}|^)$/iu,
)
const IN_PROFILE = lowered(/^(?:\s?[,،]|\s?$|\s(?:she|he|they|ella|él|elle|il)\/|\s@)/iu)
/** A date with its whole year, in which no writer of today lived through an event of the news. */
const FULL = /(?:19[2-9]|20[01])\d|[١٢][٩٠][٠-٩]{2}|^\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2}$/u

/** A year that stands for a birthday. */
const YEAR_ALONE = lowered(
  /(?<![\p{L}])(?:my (?:birthday|b-?day|birth ?year|year of birth)|mi (?:cumple(?:años)?|año de nacimiento)|mon (?:anniv(?:ersaire)?|année de naissance)|سنة ميلادي)(?:\s(?:is|es|c['’]est)|,|:)?\s(?:19|20)?\d{2}(?![\d:.h/])(?!\s?(?:am|pm|years|people|a[nñ]os|ans|es|será|fue|is|was)(?!\p{L}))/giu,
)
/** A reader is asked for the same: what stands there is a day of birth. */
const AND_YOU = lowered(
  /^\s*(?:\p{Nd}{1,4}[/.-]){2}\p{Nd}{1,4}[\s,]{0,3}(?:وانت[يى]?|وأنت|و انت|and (?:u|you)|u\s?\?|you\s?\?|et toi|y (?:t[uú]|vos)|t[uú]\s?\?)/iu,
)
const BORN = lowered(
  /born|birth|bday|b-day|turning|passport|arrived on|came into|cumple|nac[ií]|nacid|nacimiento|vine al mundo|soy del|somos gemel|escorpio|scorpio|capricor|acuario|piscis|aries|tauro|géminis|leo\b|virgo|libra|sagitario|gemini|taurus|aquarius|pisces|cancer sign|mi fecha|pide fecha|né le|née le|n[ée]e? en|\bnée?\b|naissance|anniv|anif|état civil|c'était le|du \p{Nd}|balance|ولدت|مواليد|مولود|ميلاد|خلقت|عيدي|تاريخي|تزاديت|انا من|زدت|dob\b|d\.o\.b|licence says/iu,
)
/** What has a date of its own. */
const ELSE = lowered(
  /exam|appointment|meeting|deadline|match|married|wedding|died|passed away|sober|cita|boda|falleci|murió|reunión|entrega|rendez|réunion|mariage|décéd|mort\b|examen|موعد|امتحان|زفاف|توفي|تزوجنا|expires|caduca|film|episode|released|founded|sorti|since|depuis|desde/iu,
)

const BORN_HINT = lowered(
  /twin|gemel|jum[eé]|leap|party|fiesta|tengo|tendr|حفل|برج|توأم|every four|cada cuatro|quatre ans|scorp|escorp|libra|gemini|virgo|birth|\p{Nd}{1,2} (?:سن|año)|i['’]?ll|sixteen|eighteen|mawled|zdt|nochebuena|الميلاد|birth|b-?day|born|dob|ولد|خلق|بتم|بصير|majeur|somos|nac|cumpl|anniv|n[ée]e?\s|\bans\b|turn|عمري|fête|i am|i['’]?m|be |ميلاد|مولود|مواليد|ولدت|عيدي|خلقت|تزاديت|زدت/iu,
)

/** No date is without a digit or the name of a month, and most texts have neither. */
const DATE_HINT = lowered(new RegExp(`\\p{Nd}|${MONTH}`, 'iu'))

/** Returns days of birth: dates where the writer speaks of a birth, also without the year. */
export function birthdaysIn(text: string): PersonalSpan[] {
  const hasDate = DATE_HINT.test(text)
  if (!hasDate && !BORN_HINT.test(text)) return []
  const found: PersonalSpan[] = []
  const add = (index: number, match: string) =>
    found.push({ type: 'birthday', start: index, end: index + match.length })
  const isAsking = AND_YOU.test(text)
  for (const pattern of hasDate ? dates : []) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const around = text.slice(Math.max(0, index - 50), index + match.length + 50)
      if (isAsking && index < 3) add(index, match)
      if (isOfProfile(match, text.slice(Math.max(0, index - 40), index), text.slice(index + match.length)))
        add(index, match)
      if (!BORN.test(around) || (ELSE.test(around) && !/born|nac[ií]|né|ولد|مواليد|birth/.test(around)))
        continue
      add(index, match)
    }
  }
  if (!BORN_HINT.test(text)) return found
  for (const pattern of yearly) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - 60), index)
      const after = text.slice(index + match.length, index + match.length + 40)
      if (BIRTHDAY_BEFORE.test(before) || BIRTHDAY_AFTER.test(after) || isOlder(before, after))
        add(index, match)
    }
  }
  for (const pattern of [FEAST, DAY_ALONE]) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(0, index - 40), index)
      const after = text.slice(index + match.length, index + match.length + 40)
      if (BESIDE_FEAST.test(before) && !BEFORE_DAY.test(before)) continue
      if (isOlder(before, after) || isOfProfile(match, before, text.slice(index + match.length)))
        add(index, match)
    }
  }
  for (const { 0: match, index } of text.matchAll(YEAR_ALONE)) add(index, match)
  return found
}

const isOlder = (before: string, after: string): boolean =>
  (BEFORE_DAY.test(before) || AFTER_DAY.test(after)) && !NOT_MINE.test(before + after)

/** A whole date that someone calls the own: `my April 9, 1941`. */
const OWN = lowered(/(?<!\p{L})(?:my|mi|mon)\s$/iu)

const isOfProfile = (date: string, before: string, after: string): boolean =>
  FULL.test(date) && (OWN.test(before) || (PROFILE.test(before) && IN_PROFILE.test(after)))
