import { contactApi } from '#domain/account/contactApi.ts'
import { VERIFY_LINK_HOURS } from '#domain/account/recoveryPolicy.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Locale } from '#messages'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { spendCodeRequest } from './spendCodeRequest.ts'

/** `purpose` of a mailed link that confirms an address, in `verification_codes`. */
export const EMAIL_PURPOSE = 'email'

/**
 * Sends the mail that confirms the person's address once more, unless it is confirmed.
 * @throws Failure `account.error.code_cooldown`, `.code_requests`
 */
export async function sendVerification(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  locale: Locale,
): Promise<{ alreadyVerified: boolean }> {
  if (actor.emailVerified) return { alreadyVerified: true }
  const now = clock.now()
  await db.tx(async (sql) => {
    await spendCodeRequest(sql, contactApi.sendVerification, { bucket: `verify-email ${actor.id}`, now })
    await queueVerification(sql, {
      userId: actor.id,
      email: actor.email,
      locale: actor.locale ?? locale,
      now,
    })
  })
  return { alreadyVerified: false }
}

type Recipient = { userId: string; email: string; locale: Locale; now: Date }

/** Makes a link that confirms an address and queues its mail, in the caller's transaction. The link of before stops working. */
export async function queueVerification(sql: Sql, { userId, email, locale, now }: Recipient): Promise<void> {
  const id = newId()
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
    args: { path: `/auth/verify-email#${id}.${secret}` },
    key: `verify-email:${id}`,
    userId,
    notAfter,
  })
}
