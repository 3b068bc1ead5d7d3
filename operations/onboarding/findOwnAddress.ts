import type { Sql } from '#services/database/db.ts'

/** The address of an account, and whether its owner has proven it. */
export async function findOwnAddress(
  sql: Sql,
  userId: string,
): Promise<{ email: string; isVerified: boolean } | undefined> {
  const [row] = await sql.query<{ email: string; verified: boolean }>(
    'select email, email_verified_at is not null as verified from users where id = $1',
    [userId],
  )
  return row && { email: row.email, isVerified: row.verified }
}
