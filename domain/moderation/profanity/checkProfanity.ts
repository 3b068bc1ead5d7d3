import { profanityLexicon } from './words.ts'

/** How hard a text hits: `mild` is swearing, `severe` a slur or the worst abuse. */
export type ProfanitySeverity = 'none' | 'mild' | 'severe'
/** What the check returns. Source: docs/rules/moderation.md S-001-7. */
export type ProfanityVerdict = {
  severity: ProfanitySeverity
  isOffensive: boolean
  /** The text with each word found reduced to its first letter. */
  sanitizedText: string
}

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
}

/**
 * A word as the lists have it: small, without accents and joiners, one form of each Arabic letter, disguises undone.
 */
function plain(word: string): string {
  if (/^[a-z]+$/.test(word)) return unstretched(word)
  // Plain ASCII has nothing to fold but capitals.
  const bare = withoutExclamations(/^[!-~]+$/.test(word) ? word.toLowerCase() : folded(word))
  const undone = /[a-z]/.test(bare) ? bare.replace(/[013457@$!]/g, (sign) => disguises[sign]!) : bare
  return unstretched(undone)
}

/** Formulas and squared words of other scripts, which would unfold into up to 18 letters each. */
const MANY_IN_ONE = /[\u3200-\u33ff\ufdf0-\ufdfd]/gu

const folded = (word: string): string =>
  word
    .replace(MANY_IN_ONE, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u0640]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')

/** Stretched letters (`shiiiit`) once; two stay two, or Niger would be the slur. */
const unstretched = (word: string): string => word.replace(/(\p{L})\1{2,}/gu, '$1')

/** At the end of a word they are punctuation. */
function withoutExclamations(word: string): string {
  let end = word.length
  while (word[end - 1] === '!') end -= 1
  return word.slice(0, end)
}

/** Words, with the signs people write for letters. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}@$!]+/gu
/** What was said to somebody is told here, not said: a diary may hold it. */
const TOLD =
  /(call(s|ed|ing)? (me|us|him|her|them)|said i('| a)?m a|me (llam|dij)|nos llam|m['’]a (trait|appel)|m['’]ont (trait|appel)|me traite|نعتني|سماني|قال لي|قالوا لي|يناديني|ينادونني)/iu

type Place = { from: number; to: number; severity: 'mild' | 'severe' }

/**
 * Looks for words of contempt in all four languages: people write in whichever they think in. Whole words only, so that
 * no innocent word is found inside another. It says nothing about what the text is about: suicide, abuse and violence
 * are no profanity. Text beyond any length is read in one pass.
 */
export function checkProfanity(text: string): ProfanityVerdict {
  const places = placesIn(text)
  const isTold = places.some(({ severity }) => severity === 'severe') && TOLD.test(text)
  const severity = places.some((place) => place.severity === 'severe' && !isTold)
    ? 'severe'
    : places.length > 0
      ? 'mild'
      : 'none'
  return { severity, isOffensive: severity !== 'none', sanitizedText: sanitized(text, places) }
}

let phrases: Map<string, { words: string[]; severity: 'mild' | 'severe' }[]> | undefined

/** The lists by first word. */
function lexicon() {
  if (phrases) return phrases
  phrases = new Map()
  for (const severity of ['severe', 'mild'] as const) {
    for (const phrase of profanityLexicon[severity]) {
      const words = phrase.split(' ').map(plain)
      phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { words, severity }])
    }
  }
  return phrases
}

function placesIn(text: string): Place[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    plain: plain(word),
    from: index,
    to: index + word.length,
  }))
  return words.flatMap(({ plain: first, from }, at) =>
    (lexicon().get(first) ?? [])
      .filter((phrase) => phrase.words.every((word, index) => words[at + index]?.plain === word))
      .map(({ words: found, severity }) => ({ from, to: words[at + found.length - 1]!.to, severity })),
  )
}

function sanitized(text: string, places: readonly Place[]): string {
  if (places.length === 0) return text
  let clean = ''
  let done = 0
  for (const { from, to } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < done) continue
    const [first = ''] = text.slice(from, to)
    clean += text.slice(done, from) + first + '*'.repeat(Math.max(1, to - from - first.length))
    done = to
  }
  return clean + text.slice(done)
}
