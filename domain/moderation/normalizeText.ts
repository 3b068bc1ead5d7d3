/** Signs people write for letters: alone, or in a word that has Latin letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

/**
 * A text as the lexicon compares it: small letters without accents, vowel signs or joiners, one form of each
 * Arabic letter, disguised letters undone, repeated letters once, and single spaces for everything else. `l`
 * becomes `i`: people write `1` for both, so the two cannot be told apart.
 */
export const normalizeText = (text: string): string =>
  text
    // One letter that stands for whole words would make the text many times as long.
    .replace(MANY_IN_ONE, ' ')
    .normalize('NFKC')
    .toLowerCase()
    // What is written between letters without being seen, and apostrophes: don’t and dont are the same.
    .replace(/[\p{Cf}\u0640'’‘ʼ`´]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/ء/g, '')
    // Letters of other alphabets that look Latin.
    .replace(/[аеосрхуі]/g, (letter) => 'aeocpxyi'['аеосрхуі'.indexOf(letter)]!)
    .replace(/[\p{L}\p{N}@$!|]+/gu, plainWord)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(SPACED_OUT, joined)
    .replace(/(\p{L})\1+/gu, '$1')
    .trim()

/** Arabic formulas and squared or bracketed words of other scripts, which unfold into up to 18 letters. */
const MANY_IN_ONE = /[\u3200-\u33ff\ufdf0-\ufdfd]/gu
/** Three single letters or more in a row: a word that was spaced out. */
const SPACED_OUT = /(?<![^ ])\p{L}(?: \p{L}(?![^ ])){2,}/gu
/** Both with and without its first letter, which may be a word of its own (`I`, `y`). */
const joined = (letters: string): string => {
  const word = letters.replaceAll(' ', '')
  return `${word} ${word.slice(1)}`
}

function plainWord(word: string): string {
  if (!/[a-z]/.test(word) && word.length > 1) return word
  // At the end of a word these are punctuation.
  let end = word.length
  while (end > 0 && '!|'.includes(word[end - 1]!)) end -= 1
  return word
    .slice(0, end)
    .replace(/[013457@$!|]/g, (sign) => disguises[sign]!)
    .replaceAll('l', 'i')
}
