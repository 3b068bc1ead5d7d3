import type { Contract } from '#domain/api/contract.ts'
import { contactTypeOf } from '#domain/account/contact.ts'
import { RECOVERY_MINUTES, RESET_LINK_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { sendRecovery } from '#domain/account/jobs.ts'
import type { Locale } from '#messages'
import { hashToken, newId, newToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { encrypt } from '#lib/secrets/box.ts'
import { hashContact, RECOVERY_PURPOSE } from './recoveryCodes.ts'
import { spendCodeRequest } from './spendCodeRequest.ts'

type Guarded = Contract & {
  errors: { 'account.error.code_requests': 429; 'account.error.code_cooldown': 429 }
}
type Asked = {
  contact: string
  /** `link`: a link in a mail; else a code, by mail or text. */
  by: 'code' | 'link'
  locale: Locale
  /** The part of the caller's address that one subscriber holds. */
  network: string
  /** The recovery this browser had: it ends. */
  replaces: string | undefined
}

/**
 * Records that a caller wants back into an account and queues the answer, in one transaction. Whether an account has
 * the contact is not looked up here but by the job, so a known and an unknown contact cannot differ in anything this
 * call does. Links are counted for the contact and the network that asks, apart from codes: a stranger who uses a
 * budget up leaves the owner another way in.
 * @returns the secret for this browser's cookie
 * @throws OperationError `account.error.code_cooldown`, `.code_requests`
 */
export async function requestRecovery<C extends Guarded>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  contract: C,
  { contact, by, locale, network, replaces }: Asked,
): Promise<string> {
  const now = clock.now()
  const token = newToken()
  const requestId = newId()
  const contactHash = hashContact(contact)
  const minutes = by === 'link' ? RESET_LINK_MINUTES : RECOVERY_MINUTES
  await db.tx(async (sql) => {
    const bucket = by === 'link' ? `recovery-link ${contactHash} ${network}` : `recovery ${contactHash}`
    await spendCodeRequest(sql, contract, { bucket, now })
    await sql.query(
      `update recovery_requests set used_at = $2, updated_at = $2 where token_hash = $1 and used_at is null`,
      [hashToken(replaces ?? ''), now],
    )
    await sql.query(
      `insert into recovery_requests (id, kind, contact_hash, token_hash, expires_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [
        requestId,
        by === 'link' ? 'link' : contactTypeOf(contact),
        contactHash,
        // No browser may finish a request for a link: only the mail can.
        by === 'link' ? null : hashToken(token),
        new Date(now.getTime() + minutes * 60_000),
        now,
      ],
    )
    await enqueue(sql, sendRecovery, { requestId, locale, sealed: encrypt(RECOVERY_PURPOSE, contact) })
  })
  return token
}
