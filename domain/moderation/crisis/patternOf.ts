import { normalizeText } from '../normalizeText.ts'

// Words may be written together or apart; a phrase still begins and ends where a word does.
const spelled = (phrase: string): string =>
  normalizeText(phrase).replaceAll(' ', ' ?').replaceAll('myseif', 'my ?seif')
const oneOf = (list: string): string => `(?:${list.split('|').map(spelled).join('|')})`

/** Up to three words in between, or none. */
const GAP = '(?:(?: [^ ]+){1,3} | ?)'

/**
 * Builds the search for a phrase of the lexicon. `(a|b c)` is one of several, `~` up to three other words, and a last
 * `!(a|b)` what must not follow (`cortarme !(el pelo)`). `prefix` is a pattern that may stand before it.
 */
export function patternOf(phrase: string, prefix = ''): string {
  const [wanted = '', unwanted] = phrase.split('!')
  const parts = wanted
    .split(/(~|\([^()]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
  let pattern = ''
  parts.forEach((part, index) => {
    if (part === '~') {
      pattern += GAP
      return
    }
    if (index > 0 && parts[index - 1] !== '~') pattern += ' ?'
    pattern += part.startsWith('(') ? oneOf(part.slice(1, -1)) : spelled(part)
  })
  const after = unwanted ? `(?! ${oneOf(unwanted.trim().slice(1, -1))}(?: |$))` : ''
  return `(?<![^ ])${prefix}${pattern}(?![^ ])${after}`
}
