import type { Actor } from '#domain/access/actor.ts'
import { UNDO_SECONDS } from '#domain/checkins/historySchema.ts'
import { encrypt } from '#lib/secrets/box.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { takeBackNotifications } from '#operations/guardians/notifications/takeBackNotifications.ts'
import type { Db } from '#services/database/db.ts'
import { recountStreak } from './recountStreak.ts'

/** What the copy of a deleted check-in is encrypted for. */
export const UNDO_PURPOSE = 'check-in-undo'
/** A deleted check-in: its rows as the database had them. */
export type UndoCopy = {
  userId: string
  until: number
  mood: object
  reflection: object | null
  notices: readonly object[]
  bells: readonly object[]
}

const ROWS = `
select row_to_json(m) as mood, (select row_to_json(r) from reflections r where r.mood_id = m.id) as reflection
from moods m where m.id = $1 and m.user_id = $2 for update of m`

/**
 * Deletes a member's own check-in with its words and with what its guardian was or is to be notified of, and counts the
 * run of days again. Badges stay earned. Source: docs/rules/checkins.md H-3.
 * @returns an encrypted copy for `restoreCheckIn`; the database keeps nothing.
 * @throws OperationError `common.error.not_found`
 */
export async function removeCheckIn(
  db: Db,
  actor: Pick<Actor, 'id'>,
  { id, now }: { id: string; now: Date },
): Promise<{ undo: string }> {
  return db.tx(async (sql) => {
    const [rows] = await sql.query<Pick<UndoCopy, 'mood' | 'reflection'>>(ROWS, [id, actor.id])
    if (!rows) throw new OperationError('common.error.not_found')
    const takenBack = await takeBackNotifications(sql, id)
    await sql.query('delete from moods where id = $1', [id])
    await recountStreak(sql, actor.id, now)
    const copy: UndoCopy = {
      userId: actor.id,
      until: now.getTime() + UNDO_SECONDS * 1_000,
      ...rows,
      ...takenBack,
    }
    return { undo: encrypt(UNDO_PURPOSE, JSON.stringify(copy)) }
  })
}
