import type { Contract } from '#domain/api/contract.ts'
import type { PasswordOwner } from '#domain/account/password.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Priority } from '#lib/passwords/semaphore.ts'
import { judgePassword } from '#lib/passwords/strength.ts'
import { busyMeansLater } from './busy.ts'

type Guarded = Contract & { errors: { 'account.error.password_weak': 422 } }

/**
 * Rejects a new password that breaks a rule; the first reason stands at `place`. @throws OperationError
 * `account.error.password_weak`, `.busy`
 */
export async function requireStrong<C extends Guarded>(
  contract: C,
  place: string,
  password: string,
  owner: PasswordOwner,
  priority?: Priority,
): Promise<void> {
  const { problems } = await busyMeansLater(() => judgePassword(password, owner, priority))
  const [first] = problems
  if (first === undefined) return
  throw operationErrorOf<Guarded>(contract, 'account.error.password_weak', {
    fields: { [place]: `account.password.${first}` },
  })
}
