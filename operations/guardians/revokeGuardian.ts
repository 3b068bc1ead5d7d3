import type { Actor } from '#domain/access/actor.ts'
import { mailboxOf } from '#domain/account/mailbox.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import type { GuardianEvent } from '#domain/guardians/events.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishSteppedAside, type SteppedAside } from '#operations/family/stepAside.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { lockedLink, type GuardianLink, type LinkRef } from './findLink.ts'
import { lockChild } from './lockChild.ts'
import { lockGuardianship } from './lockGuardianship.ts'
import { mailAnswer } from './mailAnswer.ts'
import { revokeLink } from './revokeLink.ts'

/** A child whose guardian is none any more, with the families it stepped aside in. */
export type Revoked = { childId: string; aside: SteppedAside[] }

/**
 * Takes a guardian's consent back, or says no before it was given: from the mailed page, or from the account that is
 * connected. It counts on the child's very next request; a code that is still out stops working, because only a pending
 * link can be agreed to; what was still to be sent is sent to no one, and shared entries are private again. A mail
 * confirms it. Doing it twice is fine.
 * @throws OperationError `onboarding.error.link_unknown`
 */
export async function revokeGuardian(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  ref: LinkRef,
): Promise<void> {
  const now = services.clock.now()
  const revoked = await services.db.tx(async (sql): Promise<Revoked | null> => {
    await lockGuardianship(sql)
    const link = await lockedLink(sql, ref)
    if (!link || ('as' in ref && link.guardian_id !== ref.as.id)) {
      throw operationErrorOf(guardianApi.revokeGuardian, 'onboarding.error.link_unknown')
    }
    if (link.status === 'revoked') return null
    await mailAnswer(sql, { link, answer: link.status === 'pending' ? 'no' : 'withdrawn', now })
    return { childId: link.child_id, aside: await revokeLink(sql, link, now) }
  })
  if (revoked) publishRevoked(services, [revoked], now)
}

/**
 * Takes back every consent of a guardian who turns out to be a minor. The caller holds `lockGuardianship`. Gives the
 * children.
 */
export async function revokeAllOf(
  sql: Sql,
  guardian: Pick<Actor, 'id' | 'email' | 'emailVerified'>,
  now: Date,
): Promise<Revoked[]> {
  const links = await sql.query<GuardianLink>(
    `select id, child_id, guardian_email, guardian_id, status, language from guardian_links
     where status in ('contact', 'verified') and (guardian_id = $1 or guardian_mailbox = $2 and $3) order by child_id`,
    // An unconfirmed address may be a stranger's claim to it.
    [guardian.id, mailboxOf(guardian.email), guardian.emailVerified],
  )
  // Children come before families everywhere, so that no two transactions wait for each other.
  for (const link of links) await lockChild(sql, link.child_id)
  const revoked: Revoked[] = []
  for (const link of links) {
    revoked.push({ childId: link.child_id, aside: await revokeLink(sql, link, now) })
  }
  return revoked
}

/**
 * Tells the child's open pages, then ends the child's connections, so that all they show is asked for again; and the
 * families. Call it after the commit, without waiting.
 */
export function publishRevoked(
  services: Pick<Services, 'db' | 'realtime'>,
  revoked: readonly Revoked[],
  now: Date,
): void {
  const event: GuardianEvent = { name: 'guardian-revoked', data: { at: now.toISOString() } }
  for (const { childId, aside } of revoked) {
    void services.realtime
      .publish(`private-user-${childId}`, event.name, event.data)
      .then(() => services.realtime.terminate(childId))
    void publishSteppedAside(services, aside)
  }
}
