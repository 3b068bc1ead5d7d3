import { unshareAll } from '#operations/journal/unshareAll.ts'
import { stepAside, type SteppedAside } from '#operations/family/stepAside.ts'
import { withdrawParental } from '#operations/legal/parentalConsent.ts'
import { endRequests } from '#operations/requests/endRequests.ts'
import type { Sql } from '#services/database/db.ts'
import type { GuardianLink } from './findLink.ts'

/**
 * Ends a consent in the caller's transaction, which holds `lockGuardianship` and the child: what was shared is private
 * again, what was still to be sent is sent to no one, and in families the child waits for a guardian. Gives the
 * families, to be notified after the commit.
 */
export async function revokeLink(sql: Sql, link: GuardianLink, now: Date): Promise<SteppedAside[]> {
  await sql.query(
    `update guardian_links set status = 'revoked', guardian_id = null, relationship = null, rooms_agreed_at = null, revoked_at = $2, updated_at = $2 where id = $1`,
    [link.id, now],
  )
  // A child's parental box counted through this guardian.
  if (link.status !== 'pending') await withdrawParental(sql, { link, from: null, now })
  // No guardian who agrees later reads what was shared with this guardian.
  await unshareAll(sql, link.child_id, now)
  // What a person of the staff has to look at stays.
  await sql.query(
    `delete from parent_notices where link_id = $1 and sent_at is null and delivery <> 'held'`,
    [link.id],
  )
  await sql.query('delete from family_approvals where link_id = $1', [link.id])
  await endRequests(sql, { link: link.id, childId: link.child_id, now })
  const aside = link.status === 'verified' ? await stepAside(sql, link.child_id, now) : []
  if (link.guardian_id === null) return aside
  await sql.query(
    `update profiles set updated_at = $3, parent_id = case when id = $1 and parent_id = $2 then null else parent_id end,
       is_parent = case when id = $2 then exists (
         select 1 from guardian_links g where g.guardian_id = $2 and g.status = 'verified') else is_parent end
     where id in ($1, $2)`,
    [link.child_id, link.guardian_id, now],
  )
  await sql.query(`delete from notifications where user_id = $1 and key like $2`, [
    link.guardian_id,
    `parent:${link.id}:%`,
  ])
  return aside
}
