import type { Sql } from '#services/database/db.ts'

/** Forgets a person's own subscription with this address. */
export async function unsubscribePush(sql: Sql, userId: string, endpoint: string): Promise<void> {
  await sql.query('delete from push_subscriptions where user_id = $1 and endpoint = $2', [userId, endpoint])
}
