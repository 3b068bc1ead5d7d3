import type { Actor } from '#domain/access/actor.ts'
import { deskApi, type RevealedWords } from '#domain/moderation/deskApi.ts'
import { isSevere } from '#domain/moderation/queue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { lockedFor } from './forMarked.ts'
import { isClaimedBy } from './itemRow.ts'
import { lockSubject, readWords } from './subjects.ts'

/** Hours of work after which severe items no longer count for a break. */
const SHIFT_HOURS = 8

/**
 * Uncovers the words of an item the moderator claimed, and notes that they did. @throws OperationError 403 without the
 * permission, `desk.error.not_claimed`
 */
export async function revealWords(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<RevealedWords> {
  requirePermission(actor, 'moderation.decide')
  const now = clock.now()
  return db.tx(async (sql) => {
    const subject = await lockSubject(sql, id)
    const item = await lockedFor(sql, actor, id)
    if (!isClaimedBy(item, actor.id, now)) throw operationErrorOf(deskApi.reveal, 'desk.error.not_claimed')
    const words = await readWords(sql, item)
    await sql.query(
      `insert into moderation_reveals (id, item_id, moderator_id, is_severe, revealed_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $5, $5)`,
      [newId(), id, actor.id, isSevere(item.severity), now],
    )
    return { ...words, mark: subject?.mark ?? null, severeToday: await severeLately(sql, actor.id, now) }
  })
}

/** Counts the severe items a moderator uncovered in the last eight hours. */
export async function severeLately(sql: Sql, moderator: string, now: Date): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(distinct item_id) from moderation_reveals
     where moderator_id = $1 and is_severe and revealed_at > $2::timestamptz - interval '${SHIFT_HOURS} hours'`,
    [moderator, now],
  )
  return row!.count
}
