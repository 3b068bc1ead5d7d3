import type { Sql } from '#services/database/db.ts'
import { HAS_LIVE_SESSION } from './pushSql.ts'

/** Do a person's messages go to the browser with this address? */
export async function hasPush(sql: Sql, userId: string, endpoint: string): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from push_subscriptions s where s.user_id = $1 and s.endpoint = $2 and ${HAS_LIVE_SESSION}`,
    [userId, endpoint],
  )
  return rows.length > 0
}
