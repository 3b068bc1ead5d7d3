import type { Sql } from '#services/database/db.ts'

/**
 * Runs work once in the life of a database, whatever happens to its rows later: what an editor deleted stays deleted at
 * the next release. Gives true when the work was done now.
 */
export async function runOnce(
  sql: Sql,
  what: string,
  now: Date,
  work: () => Promise<void>,
): Promise<boolean> {
  const rows = await sql.query(
    `insert into app_state (key, value, updated_at) values ($1, '{}', $2) on conflict (key) do nothing returning key`,
    [`seed:${what}`, now],
  )
  if (rows.length === 0) return false
  await work()
  return true
}
