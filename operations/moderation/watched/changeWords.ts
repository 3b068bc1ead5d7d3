import type { Actor } from '#domain/access/actor.ts'
import { normalizeText } from '#domain/moderation/normalizeText.ts'
import { watchedApi, type NewWatchedWord } from '#domain/moderation/watchedApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { newId } from '#operations/_kit/ids.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { forgetWords } from './activeWords.ts'

type Parts = Pick<Services, 'db' | 'clock'>
type Storing = { word: NewWatchedWord; normalized: string; now: Date }

/** Stores a word, not in use. @returns its id, or null when the list has it. */
export async function storeWord(sql: Sql, { word, normalized, now }: Storing): Promise<string | null> {
  const { locale, phrase, action } = word
  const [row] = await sql.query<{ id: string }>(
    `insert into watched_words (id, locale, phrase, normalized, action, active, created_at, updated_at)
     values ($1, $2, $3, $4, $5, false, $6, $6) on conflict (locale, normalized) do nothing returning id`,
    [newId(), locale, phrase, normalized, action, now],
  )
  return row?.id ?? null
}

/**
 * Adds a word, not in use yet.
 * @throws OperationError 403; `moderation.error.word_known`, `.word_empty` for one without a letter
 */
export async function addWord(
  { db, clock }: Parts,
  actor: Actor,
  word: NewWatchedWord,
): Promise<{ id: string }> {
  requirePermission(actor, 'content.write')
  const normalized = normalizeText(word.phrase)
  if (normalized === '') throw operationErrorOf(watchedApi.addWord, 'moderation.error.word_empty')
  const now = clock.now()
  return db.tx(async (sql) => {
    const id = await storeWord(sql, { word, normalized, now })
    if (!id) throw operationErrorOf(watchedApi.addWord, 'moderation.error.word_known')
    await note(sql, actor, { event: 'watched_word_added', id, now })
    return { id }
  })
}

/** Takes a word off the list. @throws OperationError 403, 404 */
export async function removeWord({ db, clock }: Parts, actor: Actor, id: string): Promise<void> {
  requirePermission(actor, 'content.write')
  await db.tx(async (sql) => {
    const gone = await sql.query('delete from watched_words where id = $1 returning id', [id])
    if (gone.length === 0) throw new OperationError('common.error.not_found')
    await note(sql, actor, { event: 'watched_word_removed', id, now: clock.now() })
  })
  forgetWords(db)
}

/**
 * Puts a word in use, once it was tried, or out of use.
 * @throws OperationError 403, 404; `moderation.error.word_untried`
 */
export async function switchWord(
  { db, clock }: Parts,
  actor: Actor,
  { id, active }: { id: string; active: boolean },
): Promise<void> {
  requirePermission(actor, 'content.write')
  const now = clock.now()
  await db.tx(async (sql) => {
    const [word] = await sql.query<{ is_tried: boolean }>(
      'select tried_at is not null as is_tried from watched_words where id = $1 for update',
      [id],
    )
    if (!word) throw new OperationError('common.error.not_found')
    if (active && !word.is_tried)
      throw operationErrorOf(watchedApi.switchWord, 'moderation.error.word_untried')
    await sql.query('update watched_words set active = $2, updated_at = $3 where id = $1', [id, active, now])
    await note(sql, actor, { event: active ? 'watched_word_used' : 'watched_word_unused', id, now })
  })
  forgetWords(db)
}

type Note = { event: string; id: string; now: Date }

/** The trail names the row, never the word: it may be a slur. */
const note = (sql: Sql, { id: adminId }: Actor, { event, id, now }: Note): Promise<void> =>
  noteAudit(sql, { adminId, event, metadata: { id }, now })
