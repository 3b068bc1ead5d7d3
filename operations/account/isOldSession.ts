import type { Sql } from '#services/database/db.ts'

/** The statement behind `isOldSession`; the benchmark runs the same one. */
export const OLD_SESSION = `select 1 from sessions where id = $1 and created_at < now() - interval '1 day'`

/**
 * Did this session begin more than a day ago? Its cookie is then given again, so that it lives as long as the session
 * does.
 */
export async function isOldSession(sql: Sql, sessionId: string): Promise<boolean> {
  return (await sql.query(OLD_SESSION, [sessionId], 'old-session')).length > 0
}
