import type { PersonalSpan } from '../assessment.ts'
import { compact, lowered } from './lowered.ts'

const W = "[\\p{L}\\p{M}'’.-]+"
const TAIL = `(?:,?\\s*(?:apt|appt|flat|unit|bât|bat|boîte|boite|piso|depto|dpto|شقة|بناية|الطابق|الدور|casa|villa|appartement)\\.?\\s*[\\p{L}\\p{Nd}-]{1,6})?(?:,\\s*\\p{Nd}{0,6}\\s?\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]*){0,2}(?:\\s\\d{4,6})?){0,2}`
const addresses = [
  // 14 Bluebell Close, Kettering
  `(?:(?:Flat|Unit|Apt|House|No\\.?|Number|Plot|Block)\\s?\\p{Nd}{1,5}[A-Za-z]?,?\\s){0,2}\\p{Nd}{1,5}[A-Za-z]?,?\\s(?:[\\p{L}'’.-]+\\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Close|Lane|Ln|Drive|Dr|Crescent|Cres|Court|Ct|Way|Place|Pl|Grove|Parade|Terrace|Gardens|Boulevard|Blvd|Square|Row|Mews|Walk|Park Road|Nagar|Marg|Colony|Estate|Highway|Hwy|Circle|Trail|Rise|Quay|Heights|Towers)(?![\\p{L}])\\.?${TAIL}`,
  `(?:Flat|Unit|Apartment|Apt|House|Plot)\\s(?:No\\.?\\s?)?\\p{Nd}{1,5}[A-Za-z]?,\\s?(?:${W}\\s){0,3}${W}(?:,\\s${W}(?:\\s${W}){0,2}){0,3}`,
  // calle Olmo 14
  `(?:Urb\\.|Urbanización|c\\/|calle|cl\\.|av\\.?|avda\\.?|avenida|pasaje|psje|carrera|cra\\.?|kra|transversal|diagonal|paseo|plaza|calzada|travesía|jirón|jr\\.|blvd\\.?|bulevar|callejón|privada|colonia|manzana)\\s(?:(?:de|del|la|el|los|las)\\s){0,2}(?:[\\p{L}'’.-]+\\s){0,4}(?:#|n[º°o.]{0,2}\\s?)?,?\\s?#?\\p{Nd}{1,5}[a-z]?(?:\\s?[#-]\\s?\\p{Nd}{1,4}){0,2}(?:,\\s[\\p{L}\\p{Nd}.ºª° -]{2,30}){0,3}`,
  // San Martín 845, Godoy Cruz
  `(?<=(?:vivo en|casa es|carta a|mi dirección es|dirección:|domicilio:|mándame\\D{0,20} a|envíame\\D{0,20} a)\\s)(?:\\p{Lu}[\\p{L}'’.-]+\\s){1,4}\\p{Nd}{1,5}(?:,\\s\\p{Lu}[\\p{L} ]{2,24}){0,2}`,
  // 27 avenue des Tilleuls; rue Pasteur 40
  `\\p{Nd}{1,4}\\s?(?:bis|ter|[a-d])?,?\\s(?:rue|avenue|av\\.|boulevard|bd|chemin|allée|impasse|place|quai|cours|passage|square|ruelle|faubourg|cité|rang|montée|sentier|nahj)\\s(?:[\\p{L}'’.-]+\\s?){1,5}${TAIL}`,
  `(?:rue|avenue|boulevard|chemin|allée|impasse|quai|résidence|cité|lotissement|hay|immeuble|villa)\\s(?:[\\p{L}'’.-]+\\s){1,5}\\p{Nd}{1,4}[a-d]?(?:\\sboîte\\s\\d+)?(?:,\\s(?:\\p{Nd}{4,5}\\s)?\\p{Lu}[\\p{L}'’-]+){0,2}`,
  `(?:résidence|cité)\\s(?:[\\p{L}'’.-]+\\s?){1,4},\\s(?:villa|appartement|appt|bât|porte|bloc|apt)\\.?\\s?\\p{Nd}{1,4}(?:,\\s\\p{Lu}[\\p{L}'’-]+){0,2}`,
  // شارع الباعونية رقم ٣٣
  `(?:(?:حي|جبل|بناية|عمارة|منطقة|مدينة)\\s(?:${W}\\s?){1,3}\\p{Nd}{0,4}،\\s)?(?:شارع|زنقة|نهج|طريق|درب|حي|ميدان|سكة|بناية|عمارة|مجمع)\\s(?:${W}\\s){0,4}${W}،?\\s(?:(?:رقم|بناء|بناية|عمارة|شقة|بيت|دار|منزل|فيلا|فيلات|غربية،|بلوك|قطعة|زنقة|محلة)\\s?){1,3}،?\\s?\\p{Nd}{1,4}(?:،\\s[\\p{L}\\p{Nd} ]{2,20}){0,2}`,
  `\\p{Nd}{1,4}\\s(?:شارع|نهج|زنقة|ميدان|درب|حارة)\\s(?:${W}\\s?){1,3}`,
  `(?:ب|في |ع)?(?:شارع|زنقة|نهج|محلة|زقاق|بلوك|قطعة|حي)\\s(?:${W}\\s){1,4}(?:رقم|عمارة|بناية|بيت|شقة|دار|فيلا)\\s\\p{Nd}{1,4}`,
  // au 5 de la rue Pasteur
  `\\p{Nd}{1,4}\\s(?:de la|du|de l['’])\\s?(?:rue|avenue|boulevard|chemin|impasse|allée|place)\\s(?:[\\p{L}'’.-]+\\s?){1,4}`,
  // SE15 4QT
  `[a-z]{1,2}\\d[a-z\\d]?\\s\\d[a-z]{2}(?![\\p{L}\\p{N}])`,
  `(?:شارع|زنقة|نهج|محلة|زقاق|بلوك|قطعة)\\s(?:${W}\\s){0,3}\\p{Nd}{1,4}(?=[\\s،.,]|$)`,
].map((source) => lowered(new RegExp(`(?<![\\p{L}\\p{N}])${source}`, 'giu')))
const ADDRESS_HINT = /\p{Nd}/u

const schools = [
  `(?<=(?:at|in|is|from|go to|attend|sufferers of|study in|im at|,)\\s(?:\\p{Nd}{1,2}(?:st|nd|rd|th)?\\s\\p{L}{1,6},\\s|[\\p{L}\\p{Nd}-]{1,8},\\s)?)(?:[\\p{Lu}][\\p{L}'’.-]*\\s){1,5}(?:Elementary|Primary|Infants|Juniors?|High|Middle|Academy|School|College|Secondary|Grammar|NS|Prep|Vidyalaya|Mandir|Comprehensive|Kindergarten|Nursery|Regional High|University)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:\\p{Lu}[\\p{L}'’.-]+\\s){1,4}(?:Elementary|Infants|High(?!\\sStreet)|Middle|Academy|College|(?:Primary|High|Public|Secondary|Grammar|Day)\\sSchool)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:[Cc]oláiste|[Ss]coil)\\s(?:\\p{Lu}[\\p{L}]+\\s?){1,3}`,
  `(?<![\\p{L}])(?:[Cc]olegio|[Cc]ole|[Ee]scuela|CEIP|ceip|IES|ies|[Ll]iceo|[Ii]nstituto|CBTIS|cbtis|CETIS|[Pp]rimaria|[Ss]ecundaria|[Pp]repa|[Pp]reparatoria|la [Ss]uperior|[Uu]nidad [Ee]ducativa|[Aa]cademia)\\s(?:(?:[Pp]rimaria|[Ss]ecundaria|[Bb]ásica|[Ss]uperior|[Tt]écnica|[Nn]ormal|[Nn]acional|se llama|llamada|[Nn]\\.?[º°]?|de la|de|del|la|el|los|las|san|santa)\\s){0,3}(?:\\p{Lu}[\\p{L}'’.-]+|\\p{Nd}{1,4})(?:\\s(?:(?:de|del|la|y)\\s){0,2}\\p{Lu}[\\p{L}'’-]+){0,3}`,
  `(?<![\\p{L}])(?:el|al)\\sNacional\\sde\\s\\p{Lu}[\\p{L} ]{2,20}`,
  `(?<![\\p{L}])(?:[EÉeé]cole|[Ll]yc[ée]e|[Cc]oll[eè]ge|[Aa]th[ée]n[ée]e|[Gg]ymnase|maternelle|[Cc]égep|[Ii]nstitut|[Pp]olyvalente|groupe scolaire|madrassa)\\s(?:(?:primaire|maternelle|secondaire|privée|publique|élémentaire|royal|de|des|du|la|le|les|d['’])\\s?){0,3}\\p{Lu}[\\p{L}'’-]+(?:[\\s-](?:(?:de|du|la|le|des|d['’])\\s?){0,2}\\p{Lu}[\\p{L}'’-]+){0,3}`,
  `(?<![\\p{L}])(?:ب|ف|ل)?(?:مدرسة|ثانوية|إعدادية|اعدادية|روضة|كلية|متوسطة|ابتدائية|ليسيه)\\s(?!لل|ولا|بعيد|تاني|قريب|خاصة|جديدة|ال(?:ملكية|خاصة\\s|حكومية)|اليوم|بكرا|كل|و|عن|في|مع|من|كانت|على|بعد|قبل)(?:${W}\\s?){2,4}`,
].map((source) => compact(new RegExp(source, 'gu')))
const SCHOOL_HINT = lowered(
  /school|elementary|primary|infants|high|academy|college|mandir|\bns\b|[Cc]oláiste|[Ss]coil|coleg|\bcole\b|escuel|ceip|\bies\b|liceo|instituto|cbtis|primaria|nacional|superior|[eé]cole|lyc|coll[eè]ge|ath[ée]n|gymnase|cégep|institut|مدرس|ثانوي|عدادية|روضة|ليسي|كوليج/iu,
)

/** Returns postal addresses and names of schools. */
export function placesIn(text: string, small: string): PersonalSpan[] {
  const found: PersonalSpan[] = []
  const add = (type: PersonalSpan['type'], read: string, patterns: readonly RegExp[]) => {
    for (const pattern of patterns) {
      for (const { 0: match, index } of read.matchAll(pattern)) {
        found.push({ type, start: index, end: index + match.trimEnd().length })
      }
    }
  }
  if (ADDRESS_HINT.test(text)) add('address', small, addresses)
  if (SCHOOL_HINT.test(small)) {
    add('school', text, schools)
  }
  return found
}
