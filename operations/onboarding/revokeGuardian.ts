import type { Actor } from '#domain/access/actor.ts'
import { guardianApi } from '#domain/onboarding/guardianApi.ts'
import type { GuardianEvent } from '#domain/onboarding/events.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { unshareAll } from '#operations/journal/unshareAll.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { lockedLink, type GuardianLink, type LinkRef } from './findLink.ts'
import { lockGuardianship } from './lockGuardianship.ts'

/**
 * Takes a guardian's consent back, or says no before it was given: from the mailed page, or from the account that is connected.
 * It counts on the child's very next request; a code that is still out stops working, because only a pending link can be
 * verified; what was still to be told is told to nobody, and shared entries are private again. Doing it twice is fine.
 * @throws Failure `onboarding.error.link_unknown`
 */
export async function revokeGuardian(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  ref: LinkRef,
): Promise<void> {
  const now = clock.now()
  const childId = await db.tx(async (sql) => {
    await lockGuardianship(sql)
    const link = await lockedLink(sql, ref)
    if (!link || ('as' in ref && link.guardian_id !== ref.as.id)) {
      throw failureOf(guardianApi.revokeChild, 'onboarding.error.link_unknown')
    }
    if (link.status === 'revoked') return null
    await revokeLink(sql, link, now)
    return link.child_id
  })
  if (childId !== null) void announceRevoked(realtime, childId, now)
}

/** Takes back every consent of somebody who turns out to be a minor. The caller holds `lockGuardianship`. Gives the children. */
export async function revokeAllOf(
  sql: Sql,
  guardian: Pick<Actor, 'id' | 'email' | 'emailVerified'>,
  now: Date,
): Promise<string[]> {
  const links = await sql.query<GuardianLink>(
    `select id, child_id, guardian_email, guardian_id, status from guardian_links
     where status = 'verified' and (guardian_id = $1 or guardian_email = $2 and $3) order by child_id`,
    // An address nobody confirmed may be a stranger's claim to it.
    [guardian.id, guardian.email, guardian.emailVerified],
  )
  for (const link of links) await revokeLink(sql, link, now)
  return links.map(({ child_id }) => child_id)
}

/**
 * Tells the child's open pages, then ends the child's connections, so that all they show is asked for again. Of their families they hear
 * nothing from now on anyway (`operations/family/announce.ts`).
 */
export async function announceRevoked(
  realtime: Services['realtime'],
  childId: string,
  now: Date,
): Promise<void> {
  const event: GuardianEvent = { name: 'guardian-revoked', data: { at: now.toISOString() } }
  await realtime.publish(`private-user-${childId}`, event.name, event.data)
  await realtime.terminate(childId)
}

async function revokeLink(sql: Sql, link: GuardianLink, now: Date): Promise<void> {
  await sql.query(
    `update guardian_links set status = 'revoked', guardian_id = null, revoked_at = $2, updated_at = $2 where id = $1`,
    [link.id, now],
  )
  // Nobody who agrees later reads what was shared with this guardian.
  await unshareAll(sql, link.child_id, now)
  // What a person of the staff has to look at stays.
  await sql.query(
    `delete from parent_notices where link_id = $1 and sent_at is null and delivery <> 'held'`,
    [link.id],
  )
  if (link.guardian_id === null) return
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
}
