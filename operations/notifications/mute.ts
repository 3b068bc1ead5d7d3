import type { Actor } from '#domain/access/actor.ts'
import { isMuted, muteEnd, type MuteLength } from '#domain/notifications/mute.ts'
import type { Db, Sql } from '#services/database/db.ts'
import { ensureRow } from './ensureRow.ts'

/** Until when a member asked for silence; null while they did not, and once it is over. */
export async function mutedUntil(sql: Sql, userId: string, now: Date): Promise<string | null> {
  const [row] = await sql.query<{ until: Date | null }>(
    'select muted_until as until from notification_preferences where user_id = $1',
    [userId],
    'muted-until',
  )
  const until = row?.until ?? null
  return isMuted(until, now) ? until!.toISOString() : null
}

/**
 * Begins a silence of a member, in place of one that lasts, or ends it. Gives its end. What it holds back is looked for
 * again at once: coach and reminder may be due when it ends.
 */
export async function setMute(
  db: Db,
  { id, timeZone }: Pick<Actor, 'id' | 'timeZone'>,
  { length, now }: { length: MuteLength; now: Date },
): Promise<string | null> {
  const until = muteEnd(length, now, timeZone)
  await db.tx(async (sql) => {
    await ensureRow(sql, id, now)
    await sql.query(
      `update notification_preferences set muted_until = $2, coach_next_at = null, daily_next_at = null, updated_at = $3
       where user_id = $1`,
      [id, until, now],
    )
  })
  return until?.toISOString() ?? null
}
