import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { consentApi } from '#domain/guardians/consentApi.ts'
import type { GuardianEvent } from '#domain/guardians/events.ts'
import { CODE_FAILURES_MAX, CODE_LOCK_MINUTES, CODES_PER_DAY } from '#domain/guardians/schema.ts'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { rereadActor } from '#operations/account/readActor.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { agree } from './agree.ts'
import type { GuardianLink } from './findLink.ts'
import { GUARDIAN_PURPOSE, hashGuardianCode } from './guardianCodes.ts'
import { lockChild } from './lockChild.ts'
import { lockGuardianship } from './lockGuardianship.ts'
import { mailAnswer } from './mailAnswer.ts'

const contract = consentApi.verifyGuardian
const DAY_SECONDS = 86_400
/** The code, and the address it went to if the caller names one. */
type Given = { guardianEmail?: string | undefined; code: string }

/**
 * Checks the code the guardian passed on; a right one gives `contact`: it proves a mailbox, not an adult. The attempt
 * is counted first, on the child's account, whatever code or address it is about: new codes do not buy new attempts.
 * @returns the person as stored now
 * @throws OperationError `onboarding.error.guardian_not_needed`, `.too_many_attempts`, `.code_expired`,
 * `.invalid_code`, `.guardian_minor`, `.too_many_children`
 */
export async function verifyGuardian(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  given: Given,
): Promise<Actor> {
  if (!isMinor(actor.ageGroup) || actor.guardian === 'verified') {
    throw operationErrorOf(contract, 'onboarding.error.guardian_not_needed')
  }
  const now = clock.now()
  await countCode(db, actor.id, now)
  await db.tx(async (sql) => {
    // So that no owner of this mailbox becomes a minor in between.
    await lockGuardianship(sql)
    await lockChild(sql, actor.id)
    const guardianEmail = await useCode(sql, actor.id, given, now)
    const [link] = await sql.query<GuardianLink>(
      `select id, child_id, guardian_email, guardian_id, status, language from guardian_links
       where child_id = $1 and guardian_email = $2 and status <> 'revoked'`,
      [actor.id, guardianEmail],
    )
    // The guardian said no on their page while the child typed: the no stands.
    if (!link) throw operationErrorOf(contract, 'onboarding.error.invalid_code')
    // So does a yes of their own: the code adds nothing to it.
    if (link.status === 'verified') return
    await agree(sql, { link, consent: { level: 'contact' }, now })
    await mailAnswer(sql, { link, answer: 'contact', now })
  })
  const event: GuardianEvent = { name: 'guardian-verified', data: { at: now.toISOString() } }
  void realtime.publish(`private-user-${actor.id}`, event.name, event.data)
  const person = await rereadActor(db, actor.sessionId)
  if (!person) throw new OperationError('common.error.not_signed_in')
  return person
}

/**
 * Ten wrong codes in a quarter of an hour, and so many codes in any day. @throws OperationError
 * `onboarding.error.too_many_attempts`
 */
async function countCode(sql: Sql, childId: string, now: Date): Promise<void> {
  const budgets = [
    { bucket: `guardian-code ${childId}`, max: CODE_FAILURES_MAX, perSeconds: CODE_LOCK_MINUTES * 60 },
    { bucket: `guardian-code-day ${childId}`, max: CODES_PER_DAY, perSeconds: DAY_SECONDS },
  ]
  for (const budget of budgets) {
    const seconds = await takeAttempt(sql, { ...budget, now })
    if (seconds === 0) continue
    const args = { minutes: minutesOf(seconds), seconds }
    throw operationErrorOf(contract, 'onboarding.error.too_many_attempts', { args })
  }
}

/**
 * Uses a code up and returns the address it went to: one statement, so that of any number of calls at once exactly one
 * succeeds.
 */
async function useCode(
  sql: Sql,
  childId: string,
  { guardianEmail, code }: Given,
  now: Date,
): Promise<string> {
  const [used] = await sql.query<{ contact: string }>(
    `update verification_codes set used_at = $5, updated_at = $5
     where user_id = $1 and purpose = $2 and contact = coalesce($3, contact) and code_hash = $4
       and used_at is null and not superseded and expires_at > $5 returning contact`,
    [childId, GUARDIAN_PURPOSE, guardianEmail ?? null, hashGuardianCode(childId, code), now],
  )
  if (used) return used.contact
  // Said for any digits, so that it does not give away which ones were right.
  const expired = await sql.query(
    `select 1 from verification_codes where user_id = $1 and purpose = $2 and contact = coalesce($3, contact)
       and used_at is null and not superseded and expires_at <= $4`,
    [childId, GUARDIAN_PURPOSE, guardianEmail ?? null, now],
  )
  throw operationErrorOf(
    contract,
    expired.length > 0 ? 'onboarding.error.code_expired' : 'onboarding.error.invalid_code',
  )
}
