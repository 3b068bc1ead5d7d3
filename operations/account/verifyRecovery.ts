import { recoveryApi } from '#domain/account/recoveryApi.ts'
import {
  CODE_LOCK_MINUTES,
  RECOVERY_GUESSES_PER_DAY,
  RECOVERY_MINUTES,
} from '#domain/account/recoveryPolicy.ts'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { hashToken, newToken } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { countCheck, doCodesRest, returnCheck, secondsOfRest } from './codeBreaker.ts'
import { countGuess, forgiveGuesses } from './codeGuesses.ts'
import { hashRequestCode } from './recoveryCodes.ts'

const contract = recoveryApi.verifyRecovery
const DAY_SECONDS = 24 * 3600

// One row of one table, so that a known contact costs what an unknown one does; that the account is open is looked at
// when the password is set. A code is used up by being right; the new secret keeps a reader of the old cookie out of
// the next step.
const ACCEPT = `
update recovery_requests r set verified_at = $3, token_hash = $4, code_hash = null, expires_at = $5, updated_at = $3
where r.id = $1 and r.code_hash = $2 and r.token_hash = $6 and r.verified_at is null and r.used_at is null and r.expires_at > $3
  and r.user_id is not null
returning r.id`

/**
 * Checks a code in the browser that asked for it. It is counted first, on the contact, for all callers and however many
 * codes were sent; an unknown contact counts the same way and never gets one right. When too many wrong ones came
 * today, over all contacts, none is looked at.
 * @returns the browser's new secret
 * @throws OperationError `account.error.recovery_session`, `.codes_rest`, `.code_locked`, `.recovery_code`
 */
export async function verifyRecovery(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, code }: { token: string | undefined; code: string },
): Promise<string> {
  const now = clock.now()
  const tokenHash = hashToken(token ?? '')
  const [request] = await db.query<{ id: string; contact_hash: string }>(
    `select id, contact_hash from recovery_requests
     where token_hash = $1 and verified_at is null and used_at is null and expires_at > $2`,
    [tokenHash, now],
    'recovery-request',
  )
  if (!request) throw operationErrorOf(contract, 'account.error.recovery_session')
  if (await doCodesRest(db, now)) throw resting(now)
  const buckets = {
    guesses: `recovery ${request.contact_hash}`,
    day: `recovery-day ${request.contact_hash}`,
  }
  const left = await countedGuess(db, buckets, now)
  if (!(await countCheck(db, now))) throw resting(now)
  const next = newToken()
  const accepted = await db.query(
    ACCEPT,
    [
      request.id,
      hashRequestCode(request.id, code),
      now,
      hashToken(next),
      new Date(now.getTime() + RECOVERY_MINUTES * 60_000),
      tokenHash,
    ],
    'recovery-accept',
  )
  if (accepted.length === 0) {
    throw left === 0
      ? locked(CODE_LOCK_MINUTES * 60)
      : operationErrorOf(contract, 'account.error.recovery_code', { args: { attempts: left } })
  }
  await forgiveGuesses(db, buckets.guesses)
  await db.query('delete from attempt_budgets where bucket = $1', [buckets.day])
  await returnCheck(db, now)
  return next
}

/** Counts the try; gives how many are left after it. @throws OperationError `account.error.code_locked` */
async function countedGuess(
  sql: Sql,
  { guesses, day }: { guesses: string; day: string },
  now: Date,
): Promise<number> {
  const guess = await countGuess(sql, guesses, now)
  if ('lockedForSeconds' in guess) throw locked(guess.lockedForSeconds)
  const seconds = await takeAttempt(sql, {
    bucket: day,
    max: RECOVERY_GUESSES_PER_DAY,
    perSeconds: DAY_SECONDS,
    now,
  })
  if (seconds > 0) throw locked(seconds)
  return guess.left
}

const resting = (now: Date) =>
  operationErrorOf(contract, 'account.error.codes_rest', { args: { seconds: secondsOfRest(now) } })
const locked = (seconds: number) =>
  operationErrorOf(contract, 'account.error.code_locked', { args: { minutes: minutesOf(seconds), seconds } })
