import type { Locale } from '../../../messages/locales.ts'
import { ar } from './ar.ts'
import { en, enOnly } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { patternOf } from './patternOf.ts'
import { newPhraseIndex } from './phraseIndex.ts'
import { normalizeText } from '../normalizeText.ts'

/** Changes with every change of the lists, so that what was decided can be traced to them. */
export const CRISIS_LEXICON_VERSION = '2026-11-21.1'

// Words that Arabic writes together with the next one: and, so, will, by, to.
const ARABIC_PREFIX = '(?:[وفسحهبل] ?){0,2}'

/** Each list is made ready with the first text in its script. */
const made: Partial<Record<'latin' | 'arabic' | 'english', (words: string) => boolean>> = {}
const latin = () => (made.latin ??= newPhraseIndex([...en, ...es, ...fr]))
const english = () => (made.english ??= newPhraseIndex(enOnly))
// What stands before a word hides its beginning: each phrase is looked for.
const arabic = () => (made.arabic ??= newPhraseList(ar, ARABIC_PREFIX))
function newPhraseList(phrases: readonly string[], prefix: string): (words: string) => boolean {
  const patterns = phrases.map((phrase) => new RegExp(patternOf(phrase, prefix)))
  return (words) => patterns.some((pattern) => pattern.test(words))
}

/**
 * Returns whether a text speaks of suicide, of self-harm or of danger. People write in any language they think in, so
 * it looks for all four; `locale` (the reader's) adds phrases that would be harmless in another. Denials count as well
 * ("I don't want to die"), and so do spaced, disguised and stretched letters. It finds too much rather than too little:
 * it only ever offers support and keeps a text away from a model; it never blocks, reports or alerts.
 */
export function findsCrisis(text: string, locale: Locale): boolean {
  const words = normalizeText(text)
  // A list is only gone through when its script is there at all.
  const lists = [
    ...(/[a-z]/.test(words) ? [latin(), ...(locale === 'en' ? [english()] : [])] : []),
    ...(/[\u0621-\u064a]/.test(words) ? [arabic()] : []),
  ]
  return lists.some((isIn) => isIn(words))
}
