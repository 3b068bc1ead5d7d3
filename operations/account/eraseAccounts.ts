import type { Sql } from '#services/database/db.ts'

// What forgets its person instead of going with the account.
const BELONGINGS = [
  `delete from payload_preferences p using payload_preferences_rels r
   where r.parent_id = p.id and r.users_id = any($1::uuid[])`,
  // The pictures of reports go at night, as those of no report.
  `delete from incidents where user_id = any($1::uuid[])`,
  `delete from analytics_events where user_id = any($1::uuid[])`,
]

/**
 * Removes accounts and everything of their persons: sessions, factors, phones, devices, words. Their names are free again, and families
 * nobody is left in end. In the caller's transaction, which closes their live connections after its commit.
 */
export async function eraseAccounts(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const statement of BELONGINGS) await sql.query(statement, [ids])
  const families = await sql.query<{ id: string }>(
    'select distinct family_id as id from family_members where user_id = any($1::uuid[])',
    [ids],
  )
  await sql.query('delete from users where id = any($1::uuid[])', [ids])
  await sql.query(
    `delete from family_groups g where g.id = any($1::uuid[])
       and not exists (select 1 from family_members m where m.family_id = g.id)`,
    [families.map(({ id }) => id)],
  )
}
