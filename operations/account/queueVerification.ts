import { VERIFY_LINK_HOURS } from '#domain/account/recoveryPolicy.ts'
import type { Locale } from '#messages'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'

/** `purpose` of a mailed link that confirms an address, in `verification_codes`. */
export const EMAIL_PURPOSE = 'email'

type Recipient = { id: string; userId: string; email: string; username: string; locale: Locale; now: Date }

/**
 * Makes a link that confirms an address for an account and queues its mail, in the caller's transaction. The mail names
 * the account, so that no member confirms a stranger's. The account's link of before stops working.
 */
export async function queueVerification(
  sql: Sql,
  { id, userId, email, username, locale, now }: Recipient,
): Promise<void> {
  const secret = newToken()
  const notAfter = new Date(now.getTime() + VERIFY_LINK_HOURS * 3_600_000)
  await sql.query(
    `update verification_codes set superseded = true, updated_at = $3
     where user_id = $1 and purpose = $2 and used_at is null and not superseded`,
    [userId, EMAIL_PURPOSE, now],
  )
  await sql.query(
    `insert into verification_codes (id, user_id, purpose, contact, code_hash, expires_at, superseded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, false, $7, $7)`,
    [id, userId, EMAIL_PURPOSE, email, hashToken(secret), notAfter, now],
  )
  await queueMail(sql, {
    template: 'verify-email',
    to: email,
    locale,
    // After the #, which browsers send to no server.
    args: { path: `/auth/verify-email#${id}.${secret}`, username },
    key: `verify-email:${id}`,
    userId,
    notAfter,
  })
}
