import type { Sql } from '#services/database/db.ts'

/**
 * Makes whatever is done to the guardian link of one child come one after the other, until the transaction ends. Taken
 * first by all of it, so that no two can wait for each other.
 */
export async function lockChild(sql: Sql, childId: string): Promise<void> {
  await sql.query('select id from profiles where id = $1 for update', [childId])
}
