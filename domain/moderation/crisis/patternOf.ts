import { normalizeText } from '../normalizeText.ts'

/** The parts of a phrase before what must not follow: words, a `~`, one of several in brackets. */
export const partsOf = (phrase: string): string[] =>
  phrase
    .split('!', 1)[0]!
    .split(/(~|\([^()]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
/** The spellings of a part, each as texts are compared. */
export const spellingsOf = (part: string): string[] =>
  (part.startsWith('(') ? part.slice(1, -1).split('|') : [part]).map(normalizeText)

// Words may be written together or apart; a phrase still begins and ends where a word does.
const spelled = (part: string): string => {
  const spellings = spellingsOf(part).map((words) =>
    words.replaceAll(' ', ' ?').replaceAll('myseif', 'my ?seif'),
  )
  return part.startsWith('(') ? `(?:${spellings.join('|')})` : spellings[0]!
}

/** Up to three words in between, or none. */
const GAP = '(?:(?: [^ ]+){1,3} | ?)'

/**
 * Builds the search for a phrase of the lexicon. `(a|b c)` is one of several, `~` up to three other words, and a last
 * `!(a|b)` what must not follow (`cortarme !(el pelo)`). `prefix` is a pattern that may stand before it.
 */
export function patternOf(phrase: string, prefix = ''): string {
  const unwanted = phrase.split('!')[1]
  const parts = partsOf(phrase)
  let pattern = ''
  parts.forEach((part, index) => {
    if (part === '~') {
      pattern += GAP
      return
    }
    if (index > 0 && parts[index - 1] !== '~') pattern += ' ?'
    pattern += spelled(part)
  })
  const after = unwanted ? `(?! ${spelled(unwanted.trim())}(?: |$))` : ''
  return `(?<![^ ])${prefix}${pattern}(?![^ ])${after}`
}
