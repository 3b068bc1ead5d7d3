import { onboardingApi } from '#domain/onboarding/api.ts'
import type { GuardianEvent } from '#domain/onboarding/events.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { lockChild } from './lockChild.ts'

type Link = {
  id: string
  child_id: string
  guardian_email: string
  guardian_id: string | null
  status: string
}

/**
 * Takes a guardian's consent back, or says no before it was given. It counts on the child's very next request; a code that is
 * still out stops working, because only a pending link can be verified. Doing it twice is fine.
 * @throws Failure `onboarding.error.link_unknown`
 */
export async function revokeGuardian(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  token: string,
): Promise<void> {
  const now = clock.now()
  const childId = await db.tx(async (sql) => {
    const link = await lockedLink(sql, hashToken(token))
    if (!link) throw failureOf(onboardingApi.guardianRevoke, 'onboarding.error.link_unknown')
    if (link.status === 'revoked') return null
    await sql.query(
      `update guardian_links set status = 'revoked', revoked_at = $2, updated_at = $2 where id = $1`,
      [link.id, now],
    )
    await sql.query(
      'update profiles set parent_id = null, updated_at = $3 where id = $1 and parent_id is not null and parent_id = $2',
      [link.child_id, link.guardian_id, now],
    )
    return link.child_id
  })
  if (childId === null) return
  const event: GuardianEvent = { name: 'guardian-revoked', data: { at: now.toISOString() } }
  void realtime.publish(`private-user-${childId}`, event.name, event.data)
}

/** The link of a token, with everything about its child held still. It is read again after the wait: it may have changed. */
async function lockedLink(sql: Sql, tokenHash: string): Promise<Link | undefined> {
  const read = () =>
    sql.query<Link>(
      'select id, child_id, guardian_id, status from guardian_links where page_token_hash = $1',
      [tokenHash],
    )
  const [seen] = await read()
  if (!seen) return undefined
  await lockChild(sql, seen.child_id)
  const [link] = await read()
  return link
}
