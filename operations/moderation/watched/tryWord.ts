import { setImmediate } from 'node:timers/promises'
import type { Actor } from '#domain/access/actor.ts'
import { DRY_RUN_DAYS, findWatched } from '#domain/moderation/watchedWords.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'

/** Messages read at once. */
const BATCH = 500
/** Most messages a word is tried on, newest first: a full room must not keep the process busy. */
const MOST = 50_000

// Of members who write in the language of the word: to those it would apply. Words that are held for danger, or were
// taken away before anyone read them, are counted for no one: the count would tell of them.
const MESSAGES = `
select m.id, m.message from chat_messages m join profiles p on p.id = m.user_id
where m.created_at > $1 and m.message is not null and coalesce(p.language, 'en') = $2 and ($3::uuid is null or m.id < $3)
  and m.held_reason is distinct from 'danger' and (m.sequence is not null or m.state = 'held')
order by m.id desc limit ${BATCH}`

/**
 * Counts the messages of the last 30 days that have a word, and keeps the counts with it: a word that was never tried
 * is not used. Changes no message and shows none.
 * @throws OperationError 403, 404
 */
export async function tryWord(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<{ matches: number; total: number }> {
  requirePermission(actor, 'content.write')
  const [word] = await db.query<{ normalized: string; locale: string }>(
    'select normalized, locale from watched_words where id = $1',
    [id],
  )
  if (!word) throw new OperationError('common.error.not_found')
  const now = clock.now()
  const since = new Date(now.getTime() - DRY_RUN_DAYS * 86_400_000)
  let [matches, total] = [0, 0]
  let before: string | null = null
  while (total < MOST) {
    const batch: { id: string; message: string }[] = await db.query<{ id: string; message: string }>(
      MESSAGES,
      [since, word.locale, before],
      'watched-try',
    )
    total += batch.length
    matches += batch.filter(({ message }) => findWatched(message, [word]).length > 0).length
    before = batch.at(-1)?.id ?? null
    if (batch.length < BATCH) break
    // Others are served between two batches.
    await setImmediate()
  }
  await db.query(
    'update watched_words set tried_at = $2, tried_matches = $3, tried_total = $4, updated_at = $2 where id = $1',
    [id, now, matches, total],
  )
  return { matches, total }
}
