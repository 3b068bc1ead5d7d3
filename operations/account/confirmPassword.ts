import type { Actor } from '#domain/access/actor.ts'
import type { Contract } from '#domain/api/contract.ts'
import { CONFIRM_ATTEMPTS_MAX, CONFIRM_SPAN_MINUTES } from '#domain/account/signInPolicy.ts'
import { minutesOf, returnAttempt, takeAttempt } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { verifyPassword } from '#lib/passwords/hash.ts'
import { withAccountLock } from './accountLock.ts'
import { priorityOfActor } from './priorityOf.ts'

type Guarded = Contract & {
  errors: { 'account.error.password_incorrect': 403; 'account.error.locked': 429; 'account.error.busy': 503 }
}

/**
 * Asks a signed-in member for the password again, then runs `work` in the same transaction, while no request can
 * sign in to the account. Wrong passwords are counted first and on the account, so a borrowed session cannot be used to
 * guess.
 * @throws OperationError `account.error.password_incorrect`, `.locked`, `.busy`
 */
export async function confirmPassword<C extends Guarded, T>(
  services: Pick<Services, 'db' | 'authDb' | 'clock'>,
  { contract, actor, password }: { contract: C; actor: Actor; password: string },
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const now = services.clock.now()
  const bucket = `password ${actor.id}`
  const seconds = await takeAttempt(services.db, {
    bucket,
    max: CONFIRM_ATTEMPTS_MAX,
    perSeconds: CONFIRM_SPAN_MINUTES * 60,
    now,
  })
  if (seconds > 0) {
    throw operationErrorOf<Guarded>(contract, 'account.error.locked', {
      args: { minutes: minutesOf(seconds), seconds },
    })
  }
  return withAccountLock(services, { email: actor.email, priority: priorityOfActor(actor) }, async (sql) => {
    const [user] = await sql.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [actor.id],
    )
    if (!(await verifyPassword(password, user?.password_hash))) {
      throw operationErrorOf<Guarded>(contract, 'account.error.password_incorrect')
    }
    await returnAttempt(sql, bucket)
    return work(sql)
  })
}
