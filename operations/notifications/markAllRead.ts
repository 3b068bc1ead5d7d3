import type { Sql } from '#services/database/db.ts'

/** Marks all notifications of a member read. What was read before keeps its time. */
export async function markAllRead(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql.query(
    `update notifications set read_at = $2, updated_at = $2
     where user_id = $1 and channel = 'in_app' and read_at is null and sent_at <= $2`,
    [userId, now],
  )
}
