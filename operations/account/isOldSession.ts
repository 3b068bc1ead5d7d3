import type { Sql } from '#services/database/db.ts'

/** Did this session begin more than a day ago? Its cookie is then given again, so that it lives as long as the session does. */
export async function isOldSession(sql: Sql, sessionId: string): Promise<boolean> {
  const found = await sql.query(
    `select 1 from sessions where id = $1 and created_at < now() - interval '1 day'`,
    [sessionId],
  )
  return found.length > 0
}
