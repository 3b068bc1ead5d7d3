import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import type { GuardianEvent } from '#domain/onboarding/events.ts'
import { CODE_FAILURES_MAX, CODE_LOCK_MINUTES } from '#domain/onboarding/schema.ts'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { Failure } from '#operations/_kit/failure.ts'
import { failureOf } from '#operations/_kit/failureOf.ts'
import { rereadActor } from '#operations/account/readActor.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { GUARDIAN_PURPOSE, hashGuardianCode } from './guardianCodes.ts'
import { lockChild } from './lockChild.ts'
import { lockGuardianship } from './lockGuardianship.ts'

const contract = onboardingApi.guardianVerify
type Given = { guardianEmail: string; code: string }

/**
 * Checks the code the guardian passed on; a right one makes the link verified. The attempt is counted first, on the child's account,
 * whatever code or address it is about: new codes do not buy new attempts.
 * @returns the person as stored now
 * @throws Failure `onboarding.error.guardian_not_needed`, `.too_many_attempts`, `.code_expired`, `.invalid_code`, `.guardian_minor`
 */
export async function verifyGuardian(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  given: Given,
): Promise<Actor> {
  if (!isMinor(actor.ageGroup) || actor.guardian === 'verified') {
    throw failureOf(contract, 'onboarding.error.guardian_not_needed')
  }
  const now = clock.now()
  const bucket = `guardian-code ${actor.id}`
  const seconds = await takeAttempt(db, {
    bucket,
    max: CODE_FAILURES_MAX,
    perSeconds: CODE_LOCK_MINUTES * 60,
    now,
  })
  if (seconds > 0) {
    const args = { minutes: minutesOf(seconds), seconds }
    throw failureOf(contract, 'onboarding.error.too_many_attempts', { args })
  }
  await db.tx(async (sql) => {
    // So that nobody whose mailbox this is becomes a minor in between.
    await lockGuardianship(sql)
    await lockChild(sql, actor.id)
    await useCode(sql, actor.id, given, now)
    await requireGrownMailbox(sql, given.guardianEmail)
    const linked = await sql.query(
      `update guardian_links set status = 'verified', verified_at = $3, revoked_at = null, updated_at = $3
       where child_id = $1 and guardian_email = $2 and status = 'pending' returning id`,
      [actor.id, given.guardianEmail, now],
    )
    // The guardian said no on their page while the child typed: the no stands.
    if (linked.length === 0) throw failureOf(contract, 'onboarding.error.invalid_code')
  })
  const event: GuardianEvent = { name: 'guardian-verified', data: { at: now.toISOString() } }
  void realtime.publish(`private-user-${actor.id}`, event.name, event.data)
  const person = await rereadActor(db, actor.sessionId)
  if (!person) throw new Failure('common.error.not_signed_in', 401)
  return person
}

/** Said only to somebody with the right code. A child or teen can never be a guardian. Source: decision D-010. */
async function requireGrownMailbox(sql: Sql, guardianEmail: string): Promise<void> {
  const minors = await sql.query(
    `select 1 from users u join profiles p on p.id = u.id
     where u.email = $1 and u.email_verified_at is not null and p.age_group in ('child', 'teen')`,
    [guardianEmail],
  )
  if (minors.length > 0) throw failureOf(contract, 'onboarding.error.guardian_minor')
}

/** Uses a code up: one statement, so that of any number of calls at once exactly one succeeds. */
async function useCode(sql: Sql, childId: string, { guardianEmail, code }: Given, now: Date): Promise<void> {
  const used = await sql.query(
    `update verification_codes set used_at = $5, updated_at = $5
     where user_id = $1 and purpose = $2 and contact = $3 and code_hash = $4
       and used_at is null and not superseded and expires_at > $5 returning id`,
    [childId, GUARDIAN_PURPOSE, guardianEmail, hashGuardianCode(childId, code), now],
  )
  if (used.length > 0) return
  // Said for any digits, so that it does not give away which ones were right.
  const expired = await sql.query(
    `select 1 from verification_codes where user_id = $1 and purpose = $2 and contact = $3
       and used_at is null and not superseded and expires_at <= $4`,
    [childId, GUARDIAN_PURPOSE, guardianEmail, now],
  )
  throw failureOf(
    contract,
    expired.length > 0 ? 'onboarding.error.code_expired' : 'onboarding.error.invalid_code',
  )
}
