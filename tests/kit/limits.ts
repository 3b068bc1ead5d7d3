import type { Sql } from '#services/database/db.ts'

/** Forgets what was counted, so that a test about something else does not meet a limit. */
export async function forgetLimits(sql: Sql): Promise<void> {
  await sql.query('delete from rate_limits')
}
