import { removeExports } from '#domain/account/jobs.ts'
import { removeVoices } from '#domain/journal/jobs.ts'
import { leavePlans } from '#operations/billing/leavePlans.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { membersOf } from '#operations/family/lockedGroup.ts'
import { transferOwnership } from '#operations/family/transferOwnership.ts'
import type { Sql } from '#services/database/db.ts'
import { DELETED_USER } from './deletion/eraseTraces.ts'

// What forgets its person instead of going with the account, in one statement, as it touches different tables; it gives
// the files of copies of the data and of voice notes. The pictures of reports go at night, as those of no report. An
// open case of a minor in danger stays, without its person: ending the account must not be a way to make it
// disappear. Rows of the ledger stay without the person; the reference itself is emptied with the account. Source:
// docs/rules/legal.md S-001-3. Where others saw a message, a line without words and name stays. Source:
// docs/rules/account.md D-117.
const BELONGINGS = `
with preferences as (
  delete from payload_preferences p using payload_preferences_rels r
  where r.parent_id = p.id and r.users_id = any($1::uuid[])
), items as (
  delete from incidents where user_id = any($1::uuid[])
), cases as (
  delete from child_safety_cases where user_id = any($1::uuid[]) and status = 'closed'
), events as (
  delete from analytics_events where user_id = any($1::uuid[])
), ledger as (
  update consent_ledger set key = null, guardian_link = null, accepted_ip = null, user_agent = null
  where user_id = any($1::uuid[]) or guardian_id = any($1::uuid[]) and kind <> 'agreed'
), lines as (
  update chat_messages set user_id = null, username = '${DELETED_USER}', message = null, state = 'deleted', held_reason = null,
    note = null, has_personal = false, deleted_at = coalesce(deleted_at, $2)
  where user_id = any($1::uuid[]) and sequence is not null
), unseen as (
  delete from chat_messages where user_id = any($1::uuid[]) and sequence is null
), voices as (
  delete from voice_notes where user_id = any($1::uuid[]) returning filename
)
select 'copy' as kind, filename from data_exports
where filename is not null and (user_id = any($1::uuid[]) or asked_by_id = any($1::uuid[]))
union all select 'voice', filename from voices`
type StoredFile = { kind: 'copy' | 'voice'; filename: string }

/**
 * Removes accounts and everything of their persons: sessions, factors, phones, devices, words. Their names are free
 * again, empty families end, and the others keep an admin. In the caller's transaction, which closes their
 * live connections after its commit.
 * @returns the families they were in
 */
export async function eraseAccounts(sql: Sql, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  await leavePlans(sql, ids, now)
  const files = await sql.query<StoredFile>(BELONGINGS, [ids, now], 'erase-belongings')
  // The files go after the commit: their rows go with the accounts.
  for (const [kind, job] of [
    ['copy', removeExports],
    ['voice', removeVoices],
  ] as const) {
    const filenames = files.filter((file) => file.kind === kind).map(({ filename }) => filename)
    if (filenames.length > 0) await enqueue(sql, job, { filenames })
  }
  // Held still, so that no member joins or becomes admin meanwhile.
  const families = await sql.query<{ id: string }>(
    `select g.id from family_groups g where exists (
       select 1 from family_members m where m.family_id = g.id and m.user_id = any($1::uuid[])) order by g.id for update of g`,
    [ids],
    'erase-families',
  )
  await sql.query('delete from users where id = any($1::uuid[])', [ids], 'erase-users')
  for (const { id } of families) {
    const members = await membersOf(sql, id)
    const rest = members.filter(({ role }) => role !== 'waiting')
    if (members.length === 0) await sql.query('delete from family_groups where id = $1', [id])
    else if (rest.length > 0) await transferOwnership(sql, rest, now)
  }
  return families.map(({ id }) => id)
}
