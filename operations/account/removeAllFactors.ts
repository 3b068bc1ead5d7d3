import type { Sql } from '#services/database/db.ts'
import { endSessions } from './endSessions.ts'

/**
 * Removes every second factor and recovery code of a person and ends all sessions. The caller ends the live connections
 * after its commit.
 */
export async function removeAllFactors(sql: Sql, userId: string): Promise<void> {
  await sql.query('delete from mfa_factors where user_id = $1', [userId])
  await sql.query('delete from mfa_recovery_codes where user_id = $1', [userId])
  await endSessions(sql, userId)
}
