import type { Sql } from '#services/database/db.ts'

/** Tables that may change by a request that is rejected: counters of limits. */
const COUNTERS = ['rate_limits', 'attempt_budgets', 'sign_in_locks']

/** One line for each table with its rows and a sum over their contents: equal means that nothing was written. */
export async function fingerprint(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename <> all ($1) order by 1`,
    [COUNTERS],
  )
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as state from ${name} t`,
  )
  const rows = await sql.query<{ name: string; state: string }>(each.join(' union all '))
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}
