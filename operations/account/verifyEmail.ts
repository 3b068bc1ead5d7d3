import { contactApi } from '#domain/account/contactApi.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { EMAIL_PURPOSE } from './sendVerification.ts'

// Using the link up and confirming the address are one statement. An address that was changed since is not confirmed by an old link.
const CONFIRM = `
with used as (
  update verification_codes set used_at = $4, updated_at = $4
  where id = $1 and purpose = $2 and code_hash = $3 and used_at is null and not superseded and expires_at > $4
  returning user_id, contact
)
update users u set email_verified_at = coalesce(u.email_verified_at, $4), updated_at = $4
from used where u.id = used.user_id and u.email = used.contact returning u.id`

/** Confirms an address by the token of the mailed link. @throws Failure `account.error.verify_link` */
export async function verifyEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  const confirmed =
    id && secret ? await db.query(CONFIRM, [id, EMAIL_PURPOSE, hashToken(secret), clock.now()]) : []
  if (confirmed.length === 0) throw failureOf(contactApi.verifyEmail, 'account.error.verify_link')
}
