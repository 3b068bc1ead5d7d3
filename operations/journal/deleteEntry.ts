import type { Sql } from '#services/database/db.ts'

/** Deletes an entry of a person, and with it what a guardian was to be told of it. Says whether there was one. */
export async function deleteEntry(sql: Sql, userId: string, id: string): Promise<boolean> {
  const gone = await sql.query('delete from journal_entries where id = $1 and user_id = $2 returning 1', [
    id,
    userId,
  ])
  return gone.length > 0
}
