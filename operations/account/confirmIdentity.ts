import type { Actor } from '#domain/access/actor.ts'
import type { IdentityProof } from '#domain/account/credentials.ts'
import type { Contract } from '#domain/api/contract.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { withAccountLock } from './accountLock.ts'
import { confirmPassword } from './confirmPassword.ts'
import { acceptTotp, countCode, forgiveCode } from './factorCodes.ts'
import { priorityOfActor } from './priorityOf.ts'

type Guarded = Contract & {
  errors: {
    'account.error.password_incorrect': 403
    'account.error.locked': 429
    'account.error.busy': 503
    'account.error.no_verified_factor': 409
    'account.error.invalid_code': 422
    'account.error.too_many_codes': 429
  }
}

/**
 * Asks a signed-in member for the password or a code of the second factor again, then runs `work` in the same
 * transaction, while no request can sign in to the account. Wrong ones are counted on the account.
 * @throws OperationError `account.error.password_incorrect`, `.locked`, `.busy`, `.no_verified_factor`,
 * `.invalid_code`, `.too_many_codes`
 */
export async function confirmIdentity<C extends Guarded, T>(
  services: Pick<Services, 'db' | 'authDb' | 'clock'>,
  { contract, actor, proof }: { contract: C; actor: Actor; proof: IdentityProof },
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const { code, password = '' } = proof
  if (code === undefined) return confirmPassword(services, { contract, actor, password }, work)
  if (!actor.mfaEnrolled) throw operationErrorOf<Guarded>(contract, 'account.error.no_verified_factor')
  const now = services.clock.now()
  const seconds = await countCode(services.db, actor.id, now)
  if (seconds > 0) {
    const args = { minutes: minutesOf(seconds), seconds }
    throw operationErrorOf<Guarded>(contract, 'account.error.too_many_codes', { args })
  }
  return withAccountLock(services, { email: actor.email, priority: priorityOfActor(actor) }, async (sql) => {
    if (!(await acceptTotp(sql, actor.id, code, now)))
      throw operationErrorOf<Guarded>(contract, 'account.error.invalid_code')
    await forgiveCode(sql, actor.id)
    return work(sql)
  })
}
