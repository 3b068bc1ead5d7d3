/** A word of a text as the lists write it, and its place: from `from` up to `to`, in UTF-16 units. */
export type Word = {
  plain: string
  from: number
  to: number
  isDisguised: boolean
  /** A sentence begins with it. */
  isFirst: boolean
}

/** Longest word that is compared, in UTF-16 units. */
const WORD_MAX = 60
/** Most single letters that are read as one spaced word. */
const SPACED_MAX = 16

/** Words, with the signs people write for letters. Pictures of an ape and of a kiss count as words. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}@$!*#×€|]+|[🐒🐵🦍🍌❤😘]/gu
/** An apostrophe between letters. */
const APOSTROPHE = /(?<=\p{L})['’‘ʼ`´](?=\p{L})/gu
/** French words that end in an apostrophe and are words of their own. */
const ELIDED = /^(?:[tjdlmnsc]|qu)$/i
/** Formulas and squared words of other scripts, which would unfold into up to 18 letters each. */
const MANY_IN_ONE = /[\u3200-\u33ff\ufdf0-\ufdfd]/gu
/** Between two words: the first ends a sentence. Exclamations, dots and single lines go on: insults come in pieces. */
const SENTENCE_END = /[.?؟]["'’”»)]*\s|\n\n/
const MASKS = /[*#×]/
const ARABIC = /[\u0600-\u06ff]/

const latinDisguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
}
const arabicDisguises: Readonly<Record<string, string>> = {
  '2': 'ا',
  '3': 'ع',
  '5': 'خ',
  '7': 'ح',
  '9': 'ق',
  '@': 'ا',
}
const arabicPrefixes = [
  'وال',
  'بال',
  'فال',
  'عال',
  'هال',
  'كال',
  'ال',
  'لل',
  'و',
  'ف',
  'ه',
  'ب',
  'ل',
  'ع',
  'ك',
]

/** A word in small letters, without accents and joiners, with one form of each Arabic letter. */
export const folded = (word: string): string =>
  /^[a-z0-9]*$/.test(word)
    ? word
    : /^[\u0621-\u063a\u0641-\u064a]+$/.test(word)
      ? oneForm(word)
      : oneForm(foldedSigns(word))

/** One form of each Arabic letter. */
const oneForm = (word: string): string =>
  word
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')

const foldedSigns = (word: string): string =>
  word
    .replace(MANY_IN_ONE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u0640]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/گ/g, 'ك')
    .replace(/چ/g, 'ج')
    .replace(/پ/g, 'ب')
    .replace(/ڤ/g, 'ف')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')

/** The words of the lists, and by first letter and length for those with stars in them. */
export type Vocabulary = { has(word: string): boolean; masked(word: string): string | undefined }

/** Returns a vocabulary of words that are already `folded`. `starred` are those that are looked for behind stars. */
export function vocabularyOf(words: Iterable<string>, starred: Iterable<string>): Vocabulary {
  const known = new Set(words)
  const shapes = new Map<string, string[]>()
  for (const word of starred) {
    const shape = `${word[0]}${word.length}`
    const same = shapes.get(shape)
    if (same) same.push(word)
    else shapes.set(shape, [word])
  }
  const fits = (word: string, mask: string): boolean => {
    for (let at = 0; at < mask.length; at++) if (!MASKS.test(mask[at]!) && mask[at] !== word[at]) return false
    return true
  }
  return {
    has: (word) => known.has(word),
    masked: (mask) => shapes.get(`${mask[0]}${mask.length}`)?.find((word) => fits(word, mask)),
  }
}

/** Returns the words of a text. Words are written as the vocabulary has them, where it has them. */
export function wordsOf(text: string, vocabulary: Vocabulary): Word[] {
  const parts = partsOf(text)
  const words: Word[] = []
  const add = (word: Omit<Word, 'isFirst'>) => {
    const before = words.at(-1)
    words.push({ ...word, isFirst: !before || SENTENCE_END.test(text.slice(before.to, word.from)) })
  }
  // Where the row of letters ends that gave no word. Only its first two parts may begin one, which keeps time linear.
  let rowEnd = 0
  let begun = 0
  for (let at = 0; at < parts.length; at++) {
    if (at >= rowEnd || begun < 2) {
      const row = rowAt(text, parts, at)
      if (at >= rowEnd) {
        rowEnd = at + row
        begun = 0
      }
      begun += 1
      const joined = joinedAt(parts, at, row, vocabulary)
      if (joined) {
        add(joined.word)
        at = joined.last
        continue
      }
    }
    const { raw, from, to } = parts[at]!
    const plain = plainOf(raw, vocabulary)
    if (plain.startsWith('يا') && !vocabulary.has(plain) && knownOf(plain.slice(2), vocabulary)) {
      add({ plain: 'يا', from, to: from + 2, isDisguised: false })
      add({ plain: knownOf(plain.slice(2), vocabulary)!, from: from + 2, to, isDisguised: false })
    } else if (plain !== '') add({ plain, from, to, isDisguised: /[^\p{L}\p{M}]/u.test(raw) })
  }
  return words
}

type Part = { raw: string; from: number; to: number }

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  // Of the same length, so that places stay.
  const whole = text.replace(APOSTROPHE, '\u200d')
  for (const { 0: found, index } of whole.matchAll(WORD)) {
    const end = found.indexOf('\u200d')
    if (end > 0 && ELIDED.test(found.slice(0, end)) && found.length > end + 2) {
      parts.push({ raw: found.slice(0, end), from: index, to: index + end })
      parts.push({ raw: found.slice(end + 1), from: index + end + 1, to: index + found.length })
    } else parts.push({ raw: found, from: index, to: index + found.length })
  }
  return parts
}

const isLetter = ({ raw }: Part): boolean => raw.length <= 3 && [...folded(raw)].length === 1

/** How many parts from here are letters of their own (`w a n k e r`), or cut by dots and dashes (`m.e.r.d.e`). */
function rowAt(text: string, parts: readonly Part[], first: number): number {
  const isSpaced = isLetter(parts[first]!)
  const width = parts[first + 1] ? parts[first + 1]!.from - parts[first]!.to : 0
  let at = first + 1
  for (; at < Math.min(parts.length, first + SPACED_MAX); at++) {
    const [from, to] = [parts[at - 1]!.to, parts[at]!.from]
    if (to - from > 3) break
    const gap = text.slice(from, to)
    const isTight = /^[._/~+=-]{1,2}$/.test(gap)
    const isBlank = isSpaced && gap.length === width && /^[ .,_/*-]{1,3}$/.test(gap) && isLetter(parts[at]!)
    if (!isTight && !isBlank) break
  }
  return at - first
}

/** The longest word these parts make together. */
function joinedAt(
  parts: readonly Part[],
  first: number,
  row: number,
  vocabulary: Vocabulary,
): { word: Omit<Word, 'isFirst'>; last: number } | undefined {
  for (let count = row; count > 1; count--) {
    const range = parts.slice(first, first + count)
    const known = knownOf(plainOf(range.map(({ raw }) => raw).join(''), vocabulary), vocabulary)
    // Two parts are often two words (`in-to`), and a number is one (`y 1 d`); short ones are found by chance.
    const least = count === 3 && range.every(({ raw }) => !/\d/.test(raw)) ? 3 : 4
    if (known === undefined || known.length < least) continue
    const word = { plain: known, from: range[0]!.from, to: range.at(-1)!.to, isDisguised: true }
    return { word, last: first + count - 1 }
  }
  return undefined
}

/** The word as the vocabulary has it, or undefined. */
function knownOf(word: string, vocabulary: Vocabulary): string | undefined {
  if (vocabulary.has(word)) return word
  if (!ARABIC.test(word)) return undefined
  for (const prefix of arabicPrefixes) {
    const rest = word.slice(prefix.length)
    if (rest.length >= 3 && word.startsWith(prefix) && vocabulary.has(rest)) return rest
  }
  return undefined
}

/** At the end of a word they are punctuation. */
function withoutExclamations(word: string): string {
  let end = word.length
  while (end > 0 && '!|#'.includes(word[end - 1]!)) end -= 1
  return word.slice(0, end)
}

function plainOf(raw: string, vocabulary: Vocabulary): string {
  const cut = raw.slice(0, WORD_MAX)
  if (/^[a-z]+$/.test(cut) && vocabulary.has(cut)) return cut
  const bare = withoutExclamations(/^[!-~]+$/.test(cut) ? cut.toLowerCase() : folded(cut)).replace(
    /^@(?=\p{L}{2})/u,
    '',
  )
  if (bare === '') return ''
  if (vocabulary.has(bare)) return bare
  const undone = candidatesOf(bare)
  for (const candidate of undone) {
    const known = knownOf(candidate, vocabulary)
    if (known !== undefined) return known
  }
  if (MASKS.test(bare)) {
    for (const candidate of undone) {
      const found = vocabulary.masked(candidate.replace(/^[*#×]+(?=.)/, ''))
      if (found !== undefined && lettersIn(candidate) >= Math.min(2, found.length - 3)) return found
    }
  }
  return undone[0]!
}

const lettersIn = (word: string): number => word.replace(/[*#×]/g, '').length

function candidatesOf(bare: string): string[] {
  const undone = [bare]
  if (/[013456789@$!|€2]/.test(bare)) {
    if (ARABIC.test(bare)) undone.push(bare.replace(/[23579@]/g, (sign) => arabicDisguises[sign]!))
    else if (/[a-z]/.test(bare)) {
      const latin = bare.replace(/[013456789@$!|€]/g, (sign) => latinDisguises[sign]!)
      undone.push(latin)
      if (/[1!|]/.test(bare)) {
        undone.push(bare.replace(/[1!|]/g, 'l').replace(/[03456789@$€]/g, (sign) => latinDisguises[sign]!))
      }
      // `f0ck` for a word with another vowel.
      if (bare.includes('@')) undone.push(latin.replace(/a/g, 'o'))
    }
  }
  // Stretched letters twice or once; two stay two, or Niger would be the slur.
  const stretched = undone.filter((word) => /(\p{L})\1\1/u.test(word))
  return [
    ...undone,
    ...stretched.map((word) => word.replace(/(\p{L})\1{2,}/gu, '$1$1')),
    ...stretched.map((word) => word.replace(/(\p{L})\1{2,}/gu, '$1')),
  ]
}
