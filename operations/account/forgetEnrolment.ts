import type { Sql } from '#services/database/db.ts'

/** Start Over: forgets an enrolment that was not finished. A verified factor stays. */
export async function forgetEnrolment(sql: Sql, userId: string): Promise<void> {
  await sql.query('delete from mfa_factors where user_id = $1 and verified_at is null', [userId])
}
