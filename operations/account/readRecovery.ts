import { maskContact } from '#domain/account/contact.ts'
import { hashToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

/** A verified recovery of a browser, and whose account it is. */
export type VerifiedRecovery = {
  id: string
  userId: string
  kind: 'email' | 'sms' | 'link'
  email: string
  username: string
  phone: string | null
  expiresAt: Date
  /** The address is proven by this recovery only, and other accounts claim it. */
  endsOthers: boolean
}
/** How far a browser has come. */
export type RecoveryState = {
  stage: 'none' | 'code' | 'verified'
  contact: string | null
  secondsLeft: number
  /**
   * A new password would end other accounts of the address. Said only to a browser that has proven the address by mail.
   */
  endsOthers: boolean
}

const VERIFIED = `
select r.id, r.kind, r.expires_at as "expiresAt", u.id as "userId", u.email, u.phone, p.username,
  r.kind <> 'sms' and u.email_verified_at is null and exists (
    select 1 from users o where o.email = u.email and o.id <> u.id and o.email_verified_at is null) as "endsOthers"
from recovery_requests r join users u on u.id = r.user_id and u.disabled_at is null join profiles p on p.id = u.id
where r.token_hash = $1 and r.verified_at is not null and r.used_at is null and r.expires_at > $2`

/** The verified, unused recovery behind a browser's secret, or undefined. */
export async function verifiedRecovery(
  sql: Sql,
  token: string | undefined,
  now: Date,
): Promise<VerifiedRecovery | undefined> {
  if (!token) return undefined
  const [row] = await sql.query<VerifiedRecovery>(VERIFIED, [hashToken(token), now])
  return row
}

/** Where the recovery of a browser stands. Whether an account has the contact shows only after it was verified. */
export async function recoveryState(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<RecoveryState> {
  const now = clock.now()
  const seconds = (until: Date) => Math.ceil((until.getTime() - now.getTime()) / 1000)
  const verified = await verifiedRecovery(db, token, now)
  if (verified) {
    const contact = verified.kind === 'sms' ? (verified.phone ?? '') : verified.email
    return {
      stage: 'verified',
      contact: maskContact(contact),
      secondsLeft: seconds(verified.expiresAt),
      endsOthers: verified.endsOthers,
    }
  }
  const [waiting] = await db.query<{ expires_at: Date }>(
    `select expires_at from recovery_requests
     where token_hash = $1 and verified_at is null and used_at is null and expires_at > $2`,
    [hashToken(token ?? ''), now],
  )
  return waiting
    ? { stage: 'code', contact: null, secondsLeft: seconds(waiting.expires_at), endsOthers: false }
    : { stage: 'none', contact: null, secondsLeft: 0, endsOthers: false }
}
