import type { WatchedWord } from '#domain/moderation/watchedWords.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { poolOf } from '#services/database/poolOf.ts'

/** Milliseconds for which the words in use are kept: each message asks for them. */
const FRESH_MS = 5_000
type Kept = { until: number; words: Promise<readonly (WatchedWord & { locale: string })[]> }
const kept = new WeakMap<object, Kept>()

/** The watched words in use for texts in a language. Other processes see a change within seconds. */
export async function activeWords(sql: Sql, locale: Locale): Promise<readonly WatchedWord[]> {
  let known = kept.get(poolOf(sql))
  if (!known || performance.now() >= known.until) {
    const words = sql.query<WatchedWord & { locale: string }>(
      'select locale, phrase, normalized, action::text from watched_words where active',
      [],
      'watched-active',
    )
    known = { until: performance.now() + FRESH_MS, words }
    kept.set(poolOf(sql), known)
    words.catch(() => kept.delete(poolOf(sql)))
  }
  return (await known.words).filter((word) => word.locale === locale)
}

/** Forgets what is kept, after a change of this process. */
export const forgetWords = (sql: Sql): void => void kept.delete(poolOf(sql))
