import type { Sql } from '#services/database/db.ts'

/**
 * One person's savings and deletions come one after another: each counts those before it, and none comes back after it
 * was deleted.
 */
export async function lockJournal(sql: Sql, userId: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('journal:' || $1::text, 0))`, [userId])
}
