/** Letters of a silent ending, and groups of vowels: what a word has syllables from. */
const SILENT = /(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/
const VOWELS = /[aeiouy]{1,2}/g

/** The American school grade of an English text, by Flesch and Kincaid. 0 for a text without words. */
export function readingGrade(text: string): number {
  const words = text.toLowerCase().match(/[a-z]+(?:[’'][a-z]+)?/g) ?? []
  if (words.length === 0) return 0
  const sentences = text.split(/[.!?…]/).filter((part) => /\p{L}/u.test(part)).length
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}

const syllablesOf = (word: string): number =>
  Math.max(
    1,
    word
      .replace(/[^a-z]/g, '')
      .replace(SILENT, '')
      .match(VOWELS)?.length ?? 0,
  )
