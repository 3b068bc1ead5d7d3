import type { Sql } from '#services/database/db.ts'

/** The address of an account as it is now. */
export async function findOwnAddress(sql: Sql, userId: string): Promise<string | undefined> {
  const [row] = await sql.query<{ email: string }>('select email from users where id = $1', [userId])
  return row?.email
}
