import type { Sql } from '#services/database/db.ts'

/** Marks a person's own notification read; the first time counts. False when the person has no such notification. */
export async function markRead(
  sql: Sql,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update notifications set read_at = coalesce(read_at, $3), updated_at = $3 where id = $1 and user_id = $2 returning id`,
    [id, userId, now],
  )
  return rows.length > 0
}
