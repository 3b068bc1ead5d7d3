import { normalizeText } from './normalizeText.ts'

/** What happens to a message with a watched word, the mildest first. Source: docs/rules/moderation.md watched-words. */
export const watchedActions = ['flag', 'hold', 'reject'] as const
/** What happens to a message with a watched word. */
export type WatchedAction = (typeof watchedActions)[number]

/** A word of the list as texts are compared with it. */
export type WatchedWord = { phrase: string; normalized: string; action: WatchedAction }

/** Longest word or phrase, in characters. */
export const PHRASE_MAX = 100
/** Days of messages a word is tried on before it is used. */
export const DRY_RUN_DAYS = 30

/** Returns the words of a list that a text has, as whole words, however they are disguised. */
export function findWatched<Word extends Pick<WatchedWord, 'normalized'>>(
  text: string,
  words: readonly Word[],
): Word[] {
  if (words.length === 0) return []
  const read = ` ${normalizeText(text)} `
  return words.filter(({ normalized }) => read.includes(` ${normalized} `))
}

/** Returns the strictest action of some words; null for none. */
export const strictest = (words: readonly Pick<WatchedWord, 'action'>[]): WatchedAction | null =>
  watchedActions.findLast((action) => words.some((word) => word.action === action)) ?? null
