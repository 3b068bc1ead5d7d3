import type { Contract } from '#domain/api/contract.ts'
import { CODE_REQUESTS_PER_HOUR, CODE_RESEND_SECONDS } from '#domain/account/recoveryPolicy.ts'
import { minutesOf, takeAttempt } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { takeShared } from '#operations/_kit/sharedLimit.ts'
import type { Sql } from '#services/database/db.ts'

type Guarded = Contract & {
  errors: { 'account.error.code_requests': 429; 'account.error.code_cooldown': 429 }
}

/**
 * Counts a request for a code or link: half a minute between two, and so many in a clock hour. In the caller's
 * transaction, so that an error takes everything back. `bucket` says whose; whether an account has that contact
 * plays no part.
 * @throws OperationError `account.error.code_cooldown`, `.code_requests`
 */
export async function spendCodeRequest<C extends Guarded>(
  sql: Sql,
  contract: C,
  { bucket, now }: { bucket: string; now: Date },
): Promise<void> {
  const pause = await takeAttempt(sql, {
    bucket: `${bucket} pause`,
    max: 1,
    perSeconds: CODE_RESEND_SECONDS,
    now,
  })
  if (pause > 0)
    throw operationErrorOf<Guarded>(contract, 'account.error.code_cooldown', { args: { seconds: pause } })
  const seconds = await takeShared(sql, { bucket, max: CODE_REQUESTS_PER_HOUR, perSeconds: 3600, now })
  if (seconds > 0) {
    throw operationErrorOf<Guarded>(contract, 'account.error.code_requests', {
      args: { minutes: minutesOf(seconds), seconds },
    })
  }
}
