import type { PersonalSpan } from '../assessment.ts'
import { lowered } from './lowered.ts'

const MONTH =
  'jan(?:uary|v\\.?|vier)?|feb(?:ruary|rero)?|f[ée]v(?:rier|\\.)?|mar(?:ch|s|zo)?|apr(?:il)?|avr(?:il|\\.)?|abril|may|mai|mayo|june?|juin|junio|july?|juil(?:let|\\.)?|julio|aug(?:ust)?|ao[uû]t|agosto|sept?(?:ember|embre|iembre|\\.)?|setiembre|oct(?:ober|obre|ubre|\\.)?|nov(?:ember|embre|iembre|\\.)?|dec(?:ember)?|d[ée]c(?:embre|\\.)?|dic(?:iembre)?|enero|يناير|فبراير|مارس|أبريل|ابريل|إبريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|كانون الثاني|كانون الأول|كانون الاول|شباط|آذار|اذار|نيسان|أيار|ايار|حزيران|تموز|آب|أيلول|ايلول|تشرين الأول|تشرين الاول|تشرين الثاني|جانفي|فيفري|أفريل|ماي|جوان|جويلية|أوت|غشت|شتنبر|يوليوز|نونبر|دجنبر'
const NUMBERWORD = '(?:\\p{L}+(?:[ -]\\p{L}+){0,1})'
const YEAR =
  "(?:19[2-9]\\p{Nd}|20[0-2]\\p{Nd}|[١][٩][٢-٩][٠-٩]|[٢][٠][٠-٢][٠-٩]|['’]?\\d{2}(?!\\d)|nineteen [\\p{L}-]{3,20}|two thousand[\\p{L} -]{0,20}|(?:dos mil|mil novecientos)[\\p{L} ]{0,24}|(?:deux mille|mille neuf cent|dix-neuf cent)[\\p{L} -]{0,24}|cuarenta y \\p{L}{3,6})"
const dates = [
  `(?<![\\p{L}\\p{N}])(?:the\\s)?\\p{Nd}{1,2}(?:st|nd|rd|th|er|ero)?\\s(?:of\\s|de\\s)?(?:${MONTH})(?:\\s(?:de|del|of)|,)?\\s${YEAR}`,
  `(?<![\\p{L}\\p{N}])(?:${MONTH})\\s\\p{Nd}{1,2}(?:st|nd|rd|th)?,?\\s${YEAR}`,
  `(?<![\\p{L}\\p{N}/.-])\\p{Nd}{1,2}[/.-]\\p{Nd}{1,2}[/.-](?:\\p{Nd}{4}|\\p{Nd}{2})(?![\\p{N}/])`,
  `(?<![\\p{L}\\p{N}])(?:19|20)\\d\\d-\\d\\d-\\d\\d(?!\\d)`,
  `(?<![\\p{L}\\p{N}])(?:the\\s)?${NUMBERWORD}\\s(?:of\\s|de\\s)(?:${MONTH})(?:\\s(?:de|del|of))?\\s${YEAR}`,
].map((source) => lowered(new RegExp(source, 'giu')))
const BORN = lowered(
  /born|birth|bday|b-day|turning|passport|arrived on|came into|cumple|nac[ií]|nacid|nacimiento|vine al mundo|soy del|somos gemel|escorpio|scorpio|capricor|acuario|piscis|aries|tauro|géminis|leo\b|virgo|libra|sagitario|gemini|taurus|aquarius|pisces|cancer sign|mi fecha|pide fecha|né le|née le|n[ée]e? en|\bnée?\b|naissance|anniv|anif|état civil|c'était le|du \p{Nd}|balance|ولدت|مواليد|مولود|ميلاد|خلقت|عيدي|تاريخي|تزاديت|انا من|زدت|dob\b|d\.o\.b|licence says/iu,
)
/** What has a date of its own. */
const ELSE = lowered(
  /exam|appointment|meeting|deadline|match|married|wedding|died|passed away|sober|cita|boda|falleci|murió|reunión|entrega|rendez|réunion|mariage|décéd|mort\b|examen|موعد|امتحان|زفاف|توفي|تزوجنا|expires|caduca|film|episode|released|founded|sorti|since|depuis|desde/iu,
)

/** Returns days of birth: whole dates where the writer speaks of a birth. */
export function birthdaysIn(text: string): PersonalSpan[] {
  if (!/[0-9٠-٩]|nineteen|two thousand|mil|cuarenta|deux/.test(text)) return []
  const found: PersonalSpan[] = []
  for (const pattern of dates) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const around = text.slice(Math.max(0, index - 50), index + match.length + 50)
      if (!BORN.test(around) || (ELSE.test(around) && !/born|nac[ií]|né|ولد|مواليد|birth/.test(around)))
        continue
      found.push({ type: 'birthday', start: index, end: index + match.length })
    }
  }
  return found
}

const INVITE = lowered(
  /\b(?:(?:let['’]?s|lets|we (?:can|could|should)|shall we|want to|wanna|fancy) (?:meet|link|hang|just hang)|meet (?:me|you|u|outside|at)|lets meet|meet up|meetup|come to|come over|link up|i(?:['’]ll| will|m gonna| can) (?:be|come)|do you want to play|putting a face|drinks\?|say hi|nos vemos|te espero|te esperamos|te veo|ca[ie]le|nos conocemos|conocernos|vernos|encontr[eé]monos|encontramos|nos juntamos|quedamos|juntémonos|te pongo cara|vení|ven a|ven al|yo estaré|nunca te he visto|on se (?:voi[ts]?|retrouve|rejoint|capte|donne)|se rencontrer|viens|vien|rejoins|tu me reconnaî|rencontr|jserai|je serai|osons|mettra\S* (?:enfin )?un visage|si tu veux me montrer|rdv|connaissance|on verra si|passe (?:vendredi|samedi|demain|lundi|mardi|mercredi|jeudi|dimanche))|نلتقي|نلتق|نتقابل|نتلاقى|نتلاقو|قابلني|قابليني|بستناك|بستناكي|اطلعلي|تعال|تعالي|تعا |تعي |استناك|استناني|هتلاقيني|أقترح عليك|رأيك بفنجان|أراك|قابليني|خلنا نتقابل|اشوفك|أشوفك|نتلاقاو/iu,
)
const TIME = lowered(
  /(?<![\p{L}\p{N}])(?:(?:at|around)\s)?(?:\p{Nd}{1,2}(?:[:.h]\p{Nd}{0,2})?\s?(?:am|pm|a\.? ?m|p\.? ?m|o['’]?clock|heures?|h)(?![\p{L}])|(?:at|around|a las?|à|a|vers|الساعة|مع)\s(?:\p{Nd}{1,2}(?:[:h.]\p{Nd}{0,2})?|noon|half \p{L}+|ocho|siete|seis|cinco|cuatro|tres|dos|una|nueve|diez|midi|ثلاثة|الخمسة|السادسة|الخامسة|الرابعة|الثالثة|خمسة|أربعة|ستة|سبعة)(?!\p{L})|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tomorow|tonight|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|hoy|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|الأحد|الاحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|بعد العصر|بعد المغرب|الليلة|ce soir|bukra|بكرا|بكرة|بكره|باچر|غدا)(?!\p{L}))/giu,
)
const SPOT = lowered(
  /(?<![\p{L}\p{N}])(?:(?:in|at|by|behind|outside|under|near|to|en|al?|por|frente|bajo|junto|la|el|dans|derrière|devant|sous|hall|entrée|kiosque)\s(?:(?:the|la|el|le|les|l['’]|una|un|du|de|a|al)\s?){0,2})?(?:swings?|park|pond|gate|church|mcdonald\S*|macdo|kfc|starbucks|mall|cinema|pictures|station|steps|caf[eé]\S*|coffee|library|playground|bench|slide|bridge|bus stop|food court|beach|skatepark|pub|anchor|parque|cancha|biblioteca|cine|galer[ií]as|metro|estaci[oó]n|plaza|puerta|centro comercial|playa|polideportivo|columpios|parc|toboggan|fontaine|portail|march[ée]|piscine|gare|square|boulangerie|plage|cin[ée]ma|biblioth[eè]que|morocco mall|my (?:house|place|flat|home)|mine|mi casa|chez moi|mon appart|بيتي|عندي|النافورة|لبيتي|دارنا|شقتي|abri|arr[eê]t|terrain|terrasse|corniche|plage|métro|place|m[eé]tro|centre|mall|نافورة|الحديقة|حديقة|الدكان|دكان|ماكدو|محطة|بمحطة|مقهى|بوابة|المول|مول|الكورنيش|كافيه|الملعب|الشاطئ|السوق|موقف|المكتبة|سينما|السينما|كوفي|المراجيح|ماركت|الجامع|لعندي|sol\b)(?!\p{L})/iu,
)
/** The writer meets people the writer knows, or tells of the past. */
const KNOWN = lowered(
  /\b(?:he says|he wants|wants to meet|veut me voir|il dit|me dijo|quiere verme|my (?:mum|mom|dad|sister|brother|wife|husband|friends?|therapist|doctor|boss)|mi (?:mamá|madre|papá|hermana|psic[oó]log\p{L}*|terapeuta|marido)|ma (?:mère|sœur|soeur|psy)|mon (?:père|frère|psy|mari)|meeting at|went|met|fui|fuimos|on a|était|kill|die|jump|mourir|morir|saltar|sauter|tirarme|hit|hurt|stab|bring|fight|beat|romp|défonc)\b|أموت|انتحر|ماما|أمي|امي|قتل|اكسر|كسر/iu,
)

/** Returns where and when a writer would meet a reader. */
export function meetupsIn(text: string): PersonalSpan[] {
  if (!INVITE.test(text) || KNOWN.test(text)) return []
  const spot = SPOT.exec(text)
  if (!spot) return []
  const times = [...text.matchAll(TIME)].filter(({ index }) => Math.abs(index - spot.index) < 70)
  if (times.length === 0) return []
  const start = Math.min(spot.index, ...times.map(({ index }) => index))
  const end = Math.max(
    spot.index + spot[0].length,
    ...times.map(({ 0: match, index }) => index + match.length),
  )
  return [{ type: 'meetup', start, end }]
}
