import { FACTOR_ATTEMPTS_MAX, FACTOR_DAILY_MAX, FACTOR_SPAN_MINUTES } from '#domain/account/signInPolicy.ts'
import { returnAttempt, takeAttempt } from '#operations/_kit/attempts.ts'
import type { Sql } from '#services/database/db.ts'
import { open } from '#lib/secrets/box.ts'
import { hashRecoveryCode } from '#lib/totp/recoveryCodes.ts'
import { verify } from '#lib/totp/totp.ts'

/** What a secret of a second factor is encrypted for. */
export const FACTOR_PURPOSE = 'totp'

const bucketOf = (userId: string) => `factor ${userId}`
const dayBucketOf = (userId: string) => `factor-day ${userId}`
const DAY_SECONDS = 24 * 3600

/**
 * Counts a code of the second factor before it is looked at: codes of the app and recovery codes together, on the
 * account, over all processes, in any quarter of an hour and in any day. Gives the seconds to wait, 0 when it may be
 * looked at.
 */
export async function countCode(sql: Sql, userId: string, now: Date): Promise<number> {
  const seconds = await takeAttempt(sql, {
    bucket: bucketOf(userId),
    max: FACTOR_ATTEMPTS_MAX,
    perSeconds: FACTOR_SPAN_MINUTES * 60,
    now,
  })
  if (seconds > 0) return seconds
  return takeAttempt(sql, {
    bucket: dayBucketOf(userId),
    max: FACTOR_DAILY_MAX,
    perSeconds: DAY_SECONDS,
    now,
  })
}

/** The code was right: it does not count. */
export async function forgiveCode(sql: Sql, userId: string): Promise<void> {
  await returnAttempt(sql, bucketOf(userId))
  await returnAttempt(sql, dayBucketOf(userId))
}

type Factor = { id: string; sealed_secret: string; last_step: number | null }

/** Is this a code of the person's verified app? Each half minute's code is accepted once, over all processes. */
export async function acceptTotp(sql: Sql, userId: string, code: string, now: Date): Promise<boolean> {
  const [factor] = await sql.query<Factor>(
    'select id, sealed_secret, last_step from mfa_factors where user_id = $1 and verified_at is not null',
    [userId],
  )
  if (!factor) return false
  const verdict = await verify(open(FACTOR_PURPOSE, factor.sealed_secret), code, factor.last_step, now)
  if (!verdict.ok) return false
  const taken = await sql.query(
    `update mfa_factors set last_step = $2, updated_at = now()
     where id = $1 and (last_step is null or last_step < $2) returning id`,
    [factor.id, verdict.step],
  )
  return taken.length > 0
}

/** Is this an unused recovery code of the person? It is used up by the same statement. */
export async function acceptRecoveryCode(
  sql: Sql,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const used = await sql.query(
    `update mfa_recovery_codes set used_at = $3, updated_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null returning id`,
    [userId, hashRecoveryCode(code), now],
  )
  return used.length > 0
}
