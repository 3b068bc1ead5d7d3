import type { Sql } from '#services/database/db.ts'
import { PHONE_PURPOSE } from './startPhone.ts'

/**
 * Ends every way into an account that was asked for and not finished: codes and links of recovery, also verified ones,
 * and codes that would add a phone. With a new password nothing that another person began may lead in.
 */
export async function revokeCredentials(sql: Sql, userId: string, now: Date): Promise<void> {
  await sql.query(
    'update recovery_requests set used_at = $2, updated_at = $2 where user_id = $1 and used_at is null',
    [userId, now],
  )
  await sql.query(
    `update verification_codes set superseded = true, updated_at = $3
     where user_id = $1 and purpose = $2 and used_at is null and not superseded`,
    [userId, PHONE_PURPOSE, now],
  )
}
