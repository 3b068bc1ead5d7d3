import type { Sql } from '#services/database/db.ts'

/**
 * Returns whether to greet the first check-in: once for an account, on any device, however many tabs ask at once, and
 * not after a second check-in. Source: docs/rules/checkins.md S-000-2.
 */
export async function welcomeOnce(sql: Sql, userId: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `update profiles set welcomed_at = $2 where id = $1 and welcomed_at is null
       and (select count(*) from (select 1 from moods where user_id = $1 and not added_later limit 2) as few) < 2 returning 1`,
    [userId, now],
  )
  return rows.length > 0
}
