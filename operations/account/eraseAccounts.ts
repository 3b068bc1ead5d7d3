import { membersOf } from '#operations/family/lockedGroup.ts'
import { transferOwnership } from '#operations/family/transferOwnership.ts'
import type { Sql } from '#services/database/db.ts'

// What forgets its person instead of going with the account.
const BELONGINGS = [
  `delete from payload_preferences p using payload_preferences_rels r
   where r.parent_id = p.id and r.users_id = any($1::uuid[])`,
  // The pictures of reports go at night, as those of no report. An open item about a minor in danger stays, without its
  // person: ending the account must not be a way to make it disappear.
  `delete from incidents where user_id = any($1::uuid[]) and not (kind = 'safety' and status <> 'closed')`,
  `delete from analytics_events where user_id = any($1::uuid[])`,
]

/**
 * Removes accounts and everything of their persons: sessions, factors, phones, devices, words. Their names are free
 * again, empty families end, and the others keep an admin. In the caller's transaction, which closes their
 * live connections after its commit.
 */
export async function eraseAccounts(sql: Sql, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  for (const statement of BELONGINGS) await sql.query(statement, [ids])
  // Held still, so that no member joins or becomes admin meanwhile.
  const families = await sql.query<{ id: string }>(
    `select g.id from family_groups g where exists (
       select 1 from family_members m where m.family_id = g.id and m.user_id = any($1::uuid[])) order by g.id for update of g`,
    [ids],
  )
  await sql.query('delete from users where id = any($1::uuid[])', [ids])
  for (const { id } of families) {
    const members = await membersOf(sql, id)
    const rest = members.filter(({ role }) => role !== 'waiting')
    if (members.length === 0) await sql.query('delete from family_groups where id = $1', [id])
    else if (rest.length > 0) await transferOwnership(sql, rest, now)
  }
}
