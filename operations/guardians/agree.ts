import { consentApi } from '#domain/guardians/consentApi.ts'
import type { Relationship } from '#domain/guardians/consentLevels.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'
import type { GuardianLink } from './findLink.ts'
import { requireAdultMailbox } from './requireAdultMailbox.ts'
import { requireRoomForChild } from './requireRoomForChild.ts'
import { revokeLink } from './revokeLink.ts'

/**
 * `contact` by the code, or by a yes that may be the child's own; `verified` by the guardian, who says what they are to
 * the child.
 */
export type Consent = { level: 'contact' } | { level: 'verified'; relationship: Relationship }

/**
 * Stores a consent in the caller's transaction, which holds `lockGuardianship` and the child. A child has one guardian
 * who agreed: a mere `contact` with another address ends, and addresses that never answered are forgotten.
 * @throws OperationError `onboarding.error.guardian_minor`, `.too_many_children`, `.guardian_not_needed`
 */
export async function agree(
  sql: Sql,
  { link, consent, now }: { link: GuardianLink; consent: Consent; now: Date },
): Promise<void> {
  await requireAdultMailbox(sql, link.guardian_email)
  await requireRoomForChild(sql, { link: link.id })
  const others = await sql.query<GuardianLink>(
    `select id, child_id, guardian_email, guardian_id, status, language from guardian_links
     where child_id = $1 and id <> $2 and status in ('contact', 'verified')`,
    [link.child_id, link.id],
  )
  if (others.some(({ status }) => status === 'verified')) {
    throw operationErrorOf(consentApi.verifyGuardian, 'onboarding.error.guardian_not_needed')
  }
  for (const other of others) await revokeLink(sql, other, now)
  await sql.query(
    `update guardian_links set status = $2::text, contact_at = case when $2::text = 'contact' then $3::timestamptz else contact_at end,
       verified_at = case when $2::text = 'verified' then $3::timestamptz end, relationship = $4, revoked_at = null, updated_at = $3
     where id = $1`,
    [link.id, consent.level, now, consent.level === 'verified' ? consent.relationship : null],
  )
  await sql.query(`delete from guardian_links where child_id = $1 and status = 'pending' and id <> $2`, [
    link.child_id,
    link.id,
  ])
  if (consent.level === 'verified' && link.guardian_id !== null) {
    await markParent(sql, { childId: link.child_id, accountId: link.guardian_id, now })
  }
}

/** Notes in both profiles that an account is the verified guardian of a child. */
export async function markParent(
  sql: Sql,
  { childId, accountId, now }: { childId: string; accountId: string; now: Date },
): Promise<void> {
  await sql.query(
    `update profiles set updated_at = $3, parent_id = case when id = $1 then $2::uuid else parent_id end,
       is_parent = is_parent or id = $2 where id in ($1, $2)`,
    [childId, accountId, now],
  )
}
