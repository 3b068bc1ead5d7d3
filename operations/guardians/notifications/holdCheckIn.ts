import type { Sql } from '#services/database/db.ts'

/**
 * Holds back a minor's check-in whose words were changed to words of danger: what waits for the guardian never leaves,
 * and the words are shared no more. Source: docs/rules/checkins.md H-2.
 */
export async function holdCheckIn(sql: Sql, { moodId, now }: { moodId: string; now: Date }): Promise<void> {
  await sql.query(
    `update parent_notices set delivery = 'held', updated_at = $2
     where key in ('checkin:' || $1, 'journal_shared:' || $1) and sent_at is null`,
    [moodId, now],
  )
  await sql.query(
    'update reflections set is_private = true, shared_with_parent = false, updated_at = $2 where mood_id = $1',
    [moodId, now],
  )
}
