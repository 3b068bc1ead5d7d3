import type { Actor } from '#domain/access/actor.ts'
import { findWatched, type WatchedAction } from '#domain/moderation/watchedWords.ts'
import type { WatchedWordView } from '#domain/moderation/watchedApi.ts'
import type { Locale } from '#messages'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Db } from '#services/database/db.ts'
import { activeWords, forgetWords } from './activeWords.ts'

type Row = Omit<WatchedWordView, 'tried'> & {
  tried_at: Date | null
  tried_matches: number | null
  tried_total: number | null
}

/** The list, by language and word. @throws OperationError 403 */
export async function listWords(db: Db, actor: Actor): Promise<WatchedWordView[]> {
  requirePermission(actor, 'content.write')
  const rows = await db.query<Row>(
    `select id, locale, phrase, action::text, active, tried_at, tried_matches::int, tried_total::int
     from watched_words order by locale, phrase`,
    [],
    'watched-list',
  )
  return rows.map(({ tried_at, tried_matches, tried_total, ...word }) => ({
    ...word,
    tried: tried_at && { at: tried_at.toISOString(), matches: tried_matches ?? 0, total: tried_total ?? 0 },
  }))
}

/** Which words in use a text has. @throws OperationError 403 */
export async function testWords(
  db: Db,
  actor: Actor,
  { text, locale }: { text: string; locale: Locale },
): Promise<{ phrase: string; action: WatchedAction }[]> {
  requirePermission(actor, 'content.write')
  forgetWords(db)
  return findWatched(text, await activeWords(db, locale)).map(({ phrase, action }) => ({ phrase, action }))
}
