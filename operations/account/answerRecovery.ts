import { RECOVERIES_SENT_PER_HOUR } from '#domain/account/recoveryPolicy.ts'
import type { Locale } from '#messages'
import { isLocale } from '#messages'
import { takeAttempt } from '#operations/_kit/attempts.ts'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import { queueSms } from '#operations/notifications/queueSms.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { open } from '#lib/secrets/box.ts'
import { hashContact, hashRequestCode, newCode, RECOVERY_PURPOSE } from './recoveryCodes.ts'

type Owner = { id: string; language: string | null; disabled: boolean }
type Kind = 'email' | 'sms' | 'link'

// The confirmed account of an address, also when it is closed; else, of those that claim it, the one that was used
// last.
const BY_EMAIL = `select u.id, p.language, u.disabled_at is not null as disabled from users u join profiles p on p.id = u.id
  where u.email = $1
  order by u.email_verified_at is null, u.disabled_at is not null, p.age_group is null, greatest(u.created_at,
    (select max(s.last_seen_at) from sessions s where s.user_id = u.id),
    (select max(d.last_seen_at) from known_devices d where d.user_id = u.id)) desc, u.id desc
  limit 1`
const BY_PHONE = `select u.id, p.language, u.disabled_at is not null as disabled from users u join profiles p on p.id = u.id
  where u.phone = $1 and u.phone_verified_at is not null`

/**
 * Sends the code or link of a request if its contact belongs to an open account, and binds the request to that account.
 * Otherwise, and when the contact was sent enough in this hour, the request gets a code or link that is not sent, so
 * that its row looks and costs the same when a code is tried on it. One transaction: a second run finds the request
 * answered.
 */
export async function answerRecovery(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { requestId, encrypted, locale }: { requestId: string; encrypted: string; locale: Locale },
): Promise<void> {
  const contact = open(RECOVERY_PURPOSE, encrypted)
  const now = clock.now()
  await db.tx(async (sql) => {
    const [request] = await sql.query<{ kind: Kind; expires_at: Date }>(
      `select kind, expires_at from recovery_requests
       where id = $1 and code_hash is null and link_hash is null and verified_at is null and used_at is null and expires_at > $2
       for update`,
      [requestId, now],
    )
    if (!request) return
    const [owner] = await sql.query<Owner>(request.kind === 'sms' ? BY_PHONE : BY_EMAIL, [contact])
    const isSent = owner !== undefined && !owner.disabled && (await maySend(sql, request.kind, contact, now))
    const userId = isSent ? owner.id : null
    const [code, token] = request.kind === 'link' ? [null, newToken()] : [newCode(), null]
    await sql.query(
      `update recovery_requests set user_id = $2, code_hash = $3, link_hash = $4, updated_at = $5 where id = $1`,
      [requestId, userId, code && hashRequestCode(requestId, code), token && hashToken(token), now],
    )
    if (!isSent) return
    const to = {
      to: contact,
      locale: isLocale(owner.language) ? owner.language : locale,
      notAfter: request.expires_at,
    }
    const key = `recovery:${requestId}`
    // After the #: browsers send that part to no server, so it stands in no log and no referrer.
    if (token) {
      const args = { path: `/auth/reset-password#${token}` }
      return queueMail(sql, { template: 'reset-link', ...to, args, key, userId: owner.id })
    }
    const words = { template: 'recovery-code', ...to, args: { code: code! }, key } as const
    return request.kind === 'sms' ? queueSms(sql, words) : queueMail(sql, { ...words, userId: owner.id })
  })
}

/** Links and codes have budgets of their own, so that one cannot use up the other's. */
async function maySend(sql: Sql, kind: Kind, contact: string, now: Date): Promise<boolean> {
  const bucket = `recovery-sent ${kind} ${hashContact(contact)}`
  return (await takeAttempt(sql, { bucket, max: RECOVERIES_SENT_PER_HOUR, perSeconds: 3600, now })) === 0
}
