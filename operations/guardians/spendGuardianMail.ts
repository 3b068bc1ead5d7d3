import { mailboxOf } from '#domain/account/mailbox.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { CODE_REQUESTS_PER_HOUR, GUARDIAN_MAILS_PER_HOUR } from '#domain/guardians/schema.ts'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { takeShared } from '#operations/_kit/sharedLimit.ts'
import type { Sql } from '#services/database/db.ts'
import { keyedHash } from '#lib/secrets/signature.ts'
import { GUARDIAN_PURPOSE } from './guardianCodes.ts'
import { secondsUntilResend } from './guardianStatus.ts'

const HOUR = 3600
const contract = consentApi.guardianStart

/**
 * Counts a mail to a guardian: half a minute between two, so many in a clock hour for a child, and so many in any hour
 * to one mailbox, for all callers together. Counted in the caller's transaction, so that an error takes everything
 * back.
 * @throws OperationError `onboarding.error.code_cooldown`, `.code_requests`
 */
export async function spendGuardianMail(
  sql: Sql,
  { childId, guardianEmail, now }: { childId: string; guardianEmail: string; now: Date },
): Promise<void> {
  const [last] = await sql.query<{ sent: Date | null }>(
    'select max(created_at) as sent from verification_codes where user_id = $1 and purpose = $2',
    [childId, GUARDIAN_PURPOSE],
  )
  const cooldown = secondsUntilResend(last!.sent, now)
  if (cooldown > 0)
    throw operationErrorOf(contract, 'onboarding.error.code_cooldown', { args: { seconds: cooldown } })
  const bucket = `guardian-start ${childId}`
  const wait =
    (await takeShared(sql, { bucket, max: CODE_REQUESTS_PER_HOUR, perSeconds: HOUR, now })) ||
    (await takeAttempt(sql, {
      bucket: `guardian-mail ${keyedHash('guardian-mail', mailboxOf(guardianEmail))}`,
      max: GUARDIAN_MAILS_PER_HOUR,
      perSeconds: HOUR,
      now,
    }))
  if (wait > 0) {
    throw operationErrorOf(contract, 'onboarding.error.code_requests', {
      args: { minutes: minutesOf(wait), seconds: wait },
    })
  }
}
