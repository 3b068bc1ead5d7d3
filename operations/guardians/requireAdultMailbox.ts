import { consentApi } from '#domain/guardians/consentApi.ts'
import { mailboxOf } from '#domain/account/mailbox.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Sql } from '#services/database/db.ts'

/**
 * A child or teen can never be a guardian, under no spelling of their address. Source: docs/rules/guardians.md
 * B-mailbox. Said only to a caller with the right code or page. An address that was never
 * confirmed may be a stranger's claim to it, so it says nothing.
 * @throws OperationError `onboarding.error.guardian_minor`
 */
export async function requireAdultMailbox(sql: Sql, guardianEmail: string): Promise<void> {
  const minors = await sql.query(
    `select 1 from users u join profiles p on p.id = u.id
     where mailbox_of(u.email) = $1 and u.email_verified_at is not null and p.age_group in ('child', 'teen')`,
    [mailboxOf(guardianEmail)],
  )
  if (minors.length > 0) throw operationErrorOf(consentApi.verifyGuardian, 'onboarding.error.guardian_minor')
}
