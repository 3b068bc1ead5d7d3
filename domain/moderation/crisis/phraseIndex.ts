import { partsOf, patternOf, spellingsOf } from './patternOf.ts'

/** Letters of a phrase's beginning that are compared: more make the index no better. */
const LETTERS = 4

/**
 * The letters each spelling of a phrase begins with, without spaces: four, or fewer where other words may follow. A
 * phrase is only in a text where a word begins with one of them.
 */
export function startsOf(phrase: string): string[] {
  let starts = ['']
  for (const part of partsOf(phrase)) {
    if (part === '~' || starts.every(({ length }) => length === LETTERS)) break
    const letters = spellingsOf(part).map((spelling) => spelling.replaceAll(' ', ''))
    starts = starts.flatMap((start) => letters.map((next) => (start + next).slice(0, LETTERS)))
  }
  return [...new Set(starts)]
}

/**
 * Returns a search for any of some phrases in a normalized text. A pattern is made when a text first needs it: most
 * texts need few, and making them all takes longer than reading a text.
 */
export function newPhraseIndex(phrases: readonly string[]): (words: string) => boolean {
  const patterns = new Map<string, RegExp>()
  const byStart = new Map<string, string[]>()
  for (const phrase of phrases)
    for (const start of startsOf(phrase)) byStart.set(start, [...(byStart.get(start) ?? []), phrase])

  const isIn = (phrase: string, words: string): boolean => {
    let pattern = patterns.get(phrase)
    if (!pattern) patterns.set(phrase, (pattern = new RegExp(patternOf(phrase))))
    return pattern.test(words)
  }
  return (words) => {
    const letters = words.replaceAll(' ', '')
    const seen = new Set<string>()
    let at = 0
    for (const word of words.split(' ')) {
      for (let length = 1; length <= LETTERS; length += 1) {
        const start = letters.slice(at, at + length)
        if (seen.has(start)) continue
        seen.add(start)
        if (byStart.get(start)?.some((phrase) => isIn(phrase, words))) return true
      }
      at += word.length
    }
    return false
  }
}
