import { nationalLines } from '../../help/nationalLines.ts'
import { lowered } from './lowered.ts'

/** A place in a text: from `start` up to `end`, in UTF-16 units. */
export type Place = { start: number; end: number }

/** Fewest and most digits of a phone number. */
const [DIGITS_MIN, DIGITS_MAX] = [7, 15]
/** Fewest words, each for a digit, that are a phone number. */
const SPELLED_MIN = 6
/** Digits that are a phone number without a word that says so. */
const SURE_DIGITS = 9
/** UTF-16 units before and behind a number that tell what it is. */
const AROUND = 48

const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '0': 'zero oh nought cero cer0 zéro zér0 sero صفر زيرو اصفار أصفار',
    '1': 'one uno un una واحد وحده واحدة',
    '2': 'two dos deux deu اثنين اثنان إثنين اتنين تنين ثنين جوج',
    '3': 'three tres trois troi ثلاثة ثلاثه تلاتة تلاته ثلاث تلات',
    '4': 'four cuatro quatre أربعة اربعة اربعه أربع اربع',
    '5': 'five cinco cinq خمسة خمسه خمس خمسات',
    '6': 'six seis s!x ستة سته ست ستات',
    '7': 'seven siete sept سبعة سبعه سبع سبعات',
    '8': 'eight ocho huit ثمانية ثمانيه تمانية تمنية تمنيه ثمان ثماني تمان تمن ثمانيات',
    '9': 'nine nueve neuf تسعة تسعه تسعود تسع تسعات',
    '10': 'ten diez dix عشرة عشره',
    '11': 'eleven once onze احدعش',
    '12': 'twelve doce douze اطنعش',
    '13': 'thirteen trece treize ثلاثةعشر',
    '14': 'fourteen catorce quatorze',
    '15': 'fifteen quince quinze',
    '16': 'sixteen dieciséis dieciseis seize',
    '17': 'seventeen diecisiete',
    '18': 'eighteen dieciocho',
    '19': 'nineteen diecinueve',
    '21': 'veintiuno',
    '22': 'veintidós veintidos',
    '23': 'veintitrés veintitres',
    '24': 'veinticuatro',
    '25': 'veinticinco',
    '26': 'veintiséis veintiseis',
    '27': 'veintisiete',
    '28': 'veintiocho',
    '29': 'veintinueve',
    '20': 'twenty veinte vingt vin عشرين',
    '30': 'thirty treinta trente ثلاثين تلاتين',
    '40': 'forty cuarenta quarante أربعين اربعين',
    '50': 'fifty cincuenta cinquante خمسين',
    '60': 'sixty sesenta soixante ستين ستون',
    '70': 'seventy setenta septante سبعين',
    '80': 'eighty ochenta huitante octante ثمانين تمانين',
    '90': 'ninety noventa nonante تسعين',
    // After a digit, as in `nine hundred`.
    '00': 'hundred cent صفرين',
    '600': 'seiscientos',
    '700': 'setecientos',
    '800': 'ochocientos',
    '900': 'novecientos',
  }).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits])),
)
const again: Readonly<Record<string, number>> = {
  double: 2,
  treble: 3,
  triple: 3,
  doble: 2,
  دبل: 2,
  triplé: 3,
  quadruple: 4,
}

/** A digit, a word for one, or letters that stand for digits among digits. */
const names = [...Object.keys(spelled), ...Object.keys(again)].sort((a, b) => b.length - a.length).join('|')
const TOKEN = lowered(
  new RegExp(
    `[0-9٠-٩۰-۹]|o(?=o{0,4}[0-9])|(?<=[0-9]o{0,4})o(?![\\p{L}])|(?<=[0-9]o{0,4})o(?=o{0,4}(?![\\p{L}]))|(?<=[0-9][ .-])o(?=oo[ .-]?[0-9])|(?<=[0-9][ .-]o)o(?=o[ .-]?[0-9])|(?<=[0-9][ .-]oo)o(?=[ .-]?[0-9])|(?<=[0-9]oo[ .-]o{0,2})o(?=o{0,2}[ .-][0-9])|(?:و)?(?:${names})`,
    'giu',
  ),
)
/** What stands between parts of one number. */
const JOINT = lowered(
  /^(?:[\s,،.\-()/|~–—•_·*+\u20e3\ufe0f\u200d\u2060-]|\p{Extended_Pictographic}|\b(?:y|et|and|dash|guion|tiret|dot|point|punto)\b|نقطة|شرطة|و|then|so|puis|ensuite|luego|despu[eé]s|ثم|و?بعد(?:ها|ين)|times|veces|fois(?: le)?|قلب|x){0,6}$/iu,
)

/** Digits of helplines and emergency numbers. */
const helplines = new Set(
  nationalLines
    .flatMap(({ call, text }) => [call, text?.to])
    .filter((number) => number !== undefined)
    .map((number) => number.replace(/\D/g, '')),
)
/** Lines that cost nothing, and the known short ones with a country's code. */
const FREE =
  /^(?:1?800\d{3,8}|0800\d{3,8}|1?8(?:33|44|55|66|77|88)\d{7}|00?800\d+|0805\d+|08000?\d{5,7}|116\d{3}|131114|13\d{4}|1300\d{6}|0300\d{7}|9200\d{5}|0?900\d{6}|01800\d+)$/
const HELP = lowered(
  /samaritan|childline|lifeline|helpline|hotline|help ?line|kids help|emergenc|crisis|suicid|silver line|pieta|línea de|linea de|emergencia|ayuda|esperanza|apoyo|soutien|drinkline|urgenc|écoute|tel-jeunes|tel jeunes|sos |secours|amitié|prévention|الطوارئ|طوارئ|نجدة|الإسعاف|المطافي|(?<!\p{L})خط |الشرطة|البوليس|الصليب|الوقاية|الحماية|الدعم|استشارات/iu,
)
const CALL = lowered(
  /call|ring|phone|text me|txt|number|mobile|cell|whats|wats|wasap|reach me|dial|llám|llama|márq|marca|tel[ée]f|celu|n[uú]mer|num\b|m[oó]vil|fon[ée]a|mensaje|escr[ií]b|tél|appel|apel|portable|natel|joign|mon 0|رقم|تلفون|تليفون|موبايل|جوال|هاتف|واتس|اتصل|كلم|رن |دق|خابر|نمرة|راسل|حكيني/iu,
)
const OTHER = lowered(
  /order|tracking|parcel no|ref(?:erence)?\b|invoice|isbn|pedido|orden|guía|factura|commande|colis|dossier|réf|suivi|colissimo|ticket|flight|vol |account|\biban\s?(?:$|[:#]|(?:es|is|est)\b|[a-z]{2}\d)|\bid\b|code|score|serial|\bs[ée]rie\b|\bsn-|barcode|lottery|pi is|code ami|باركود|اي ?دي|آي ?دي|ايدي|رقم الطلب|طلب|الفاتورة|فاتورة|شحنة|حساب|تتبع/iu,
)
const MONEY = lowered(
  /^\s*(?:€|\$|£|euros?|dollars?|pesos|francs?|naira|rupees|dinars?|dirhams?|ريال|دينار|جنيه|درهم|ليرة|km\b|steps|pasos|pas\b|views|points?|puntos|نقطة\b|metros|mètres|people|likes)/iu,
)

type Token = { digits: string; start: number; end: number; isWord: boolean }

/** Returns the phone numbers of a text, also spelled ones. Lines of help, prices, dates and orders are none. */
export function phonesIn(text: string): Place[] {
  const tokens: Token[] = []
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const lower = found.toLowerCase()
    const plain = spelled[lower] ?? spelled[lower.replace(/^و/, '')]
    const times = again[lower]
    const digits = times ? `x${times}` : (plain ?? (lower === 'o' ? '0' : asciiDigit(found)))
    // A word inside another word is none, unless digits stand beside it.
    if (plain !== undefined || times) {
      const before = text[index - 1] ?? ' '
      const after = text[index + found.length] ?? ' '
      const isGlued = /\p{L}/u.test(before) || /\p{L}/u.test(after)
      const last = tokens.at(-1)
      if (isGlued && !(last?.end === index) && !/[0-9]/.test(after + before)) continue
    }
    tokens.push({
      digits,
      start: index,
      end: index + found.length,
      isWord: plain !== undefined || times !== undefined,
    })
  }
  const phones: Place[] = []
  let run: Token[] = []
  const close = () => {
    const place = phoneOf(text, run)
    if (place) phones.push(place)
    run = []
  }
  for (const token of tokens) {
    const last = run.at(-1)
    if (last) {
      const gap = token.start - last.end
      if (gap > 9 || (gap > 0 && !JOINT.test(gapOf(text.slice(last.end, token.start))))) close()
    }
    run.push(token)
  }
  close()
  return phones
}

/** `o` among digits is a zero. */
const gapOf = (gap: string): string => gap.replace(/^[ .,-]*o[ .,-]*$/i, ' ')

const asciiDigit = (digit: string): string => String(digit.codePointAt(0)! & 15)

function phoneOf(text: string, run: readonly Token[]): Place | undefined {
  const words = run.filter(({ isWord }) => isWord).length
  if (run.length < 4) return undefined
  let digits = ''
  let times = 1
  for (const token of run) {
    if (token.digits.startsWith('x')) times = Number(token.digits.slice(1))
    else {
      digits += token.digits.repeat(times)
      times = 1
    }
  }
  const place = { start: run[0]!.start, end: run.at(-1)!.end }
  const fewest = words === run.length ? SPELLED_MIN : DIGITS_MIN
  if (digits.length < fewest || digits.length > DIGITS_MAX + 5) return undefined
  const written = text.slice(place.start, place.end)
  const before = text.slice(Math.max(0, place.start - AROUND), place.start)
  const after = text.slice(place.end, place.end + AROUND)
  if (helplines.has(digits) || FREE.test(digits) || (HELP.test(before + after) && words === 0))
    return undefined
  if (MONEY.test(after) || /[€$£#]\s*$/.test(before)) return undefined
  if (OTHER.test(before)) return undefined
  if (run[0]!.isWord && isDateOrPrice(text.slice(run[1]!.start, place.end))) return undefined
  if (words > 0) return /^(?:0?123456789?(?:10)?|10?987654321)/.test(digits) ? undefined : place
  if (isDateOrPrice(written)) return undefined
  const isSure = digits.length >= SURE_DIGITS && digits.length <= DIGITS_MAX
  const isMarked =
    /[+(]\s*$/.test(before) || /^[0٠]/.test(digits) || /\p{Extended_Pictographic}|\u20e3/u.test(written)
  return isSure || isMarked || CALL.test(before + after) ? place : undefined
}

function isDateOrPrice(written: string): boolean {
  const plain = written.trim()
  return (
    /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(plain) ||
    /^\p{Nd}{1,2}\s?[/.-]\s?\p{Nd}{1,2}\s?[/.-]\s?\p{Nd}{2,4}(?:\s\p{Nd}{1,2})*$/u.test(plain) ||
    /^\p{Nd}{4}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{1,2}$/u.test(plain) ||
    /^(?:(?:19|20)\d\d\D{1,3})+(?:19|20)\d\d$/.test(plain) ||
    (/^(?:\d{1,2}\D{1,3})+\d{1,2}$/.test(plain) && /,/.test(plain) && !plain.startsWith('0'))
  )
}
