import type { Actor } from '#domain/access/actor.ts'
import { maskEmail } from '#domain/account/mailbox.ts'
import { mayWrite } from '#domain/guardians/consentLevels.ts'
import { CODE_RESEND_SECONDS } from '#domain/guardians/schema.ts'
import type { Services } from '#services'
import { GUARDIAN_PURPOSE } from './guardianCodes.ts'

/** Where the guardian link of a person stands. */
export type GuardianStatus = {
  required: boolean
  status: Actor['guardian'] | 'revoked'
  declined: boolean
  guardianEmail: string | null
  resendInSeconds: number
}

const STATUS = `
select
  l.guardian_email as email, l.status = 'revoked' as was_revoked,
  l.status = 'revoked' and l.contact_at is null and l.verified_at is null as declined,
  (select max(created_at) from verification_codes where user_id = $1 and purpose = $3) as last_sent
from (select) one left join lateral (
  select * from guardian_links where child_id = $1 and status = case $2 when 'none' then 'revoked' else $2 end
  order by updated_at desc limit 1) l on true`

/** Reads it, with the address half hidden: a look over a shoulder learns little. */
export async function guardianStatus(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<GuardianStatus> {
  const [row] = await db.query<{
    email: string | null
    was_revoked: boolean | null
    declined: boolean | null
    last_sent: Date | null
  }>(STATUS, [actor.id, actor.guardian, GUARDIAN_PURPOSE])
  return {
    required: !mayWrite(actor),
    status: actor.guardian === 'none' && row?.was_revoked ? 'revoked' : actor.guardian,
    declined: row?.declined ?? false,
    guardianEmail: row?.email ? maskEmail(row.email) : null,
    resendInSeconds:
      actor.guardian === 'verified' ? 0 : secondsUntilResend(row?.last_sent ?? null, clock.now()),
  }
}

/** Seconds until another code may be asked for. */
export const secondsUntilResend = (lastSent: Date | null, now: Date): number =>
  lastSent ? Math.max(0, Math.ceil((lastSent.getTime() - now.getTime()) / 1000 + CODE_RESEND_SECONDS)) : 0
