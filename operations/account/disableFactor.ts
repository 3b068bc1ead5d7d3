import type { Actor } from '#domain/access/actor.ts'
import { mfaApi } from '#domain/account/api.ts'
import { minutesOf } from '#operations/_kit/attempts.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { withAccountLock } from './accountLock.ts'
import { acceptTotp, countCode, forgiveCode } from './factorCodes.ts'
import { removeFactors } from './removeFactors.ts'
import { priorityOfActor } from './priorityOf.ts'

/**
 * Disable: removes the verified factor against a code of it.
 * @throws OperationError `account.error.no_verified_factor`, `.too_many_codes`, `.invalid_code`
 */
export async function disableFactor(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  actor: Actor,
  code: string,
): Promise<void> {
  if (!actor.mfaEnrolled) throw operationErrorOf(mfaApi.disable, 'account.error.no_verified_factor')
  const now = services.clock.now()
  const seconds = await countCode(services.db, actor.id, now)
  if (seconds > 0) {
    throw operationErrorOf(mfaApi.disable, 'account.error.too_many_codes', {
      args: { minutes: minutesOf(seconds), seconds },
    })
  }
  await withAccountLock(services, { email: actor.email, priority: priorityOfActor(actor) }, async (sql) => {
    if (!(await acceptTotp(sql, actor.id, code, now)))
      throw operationErrorOf(mfaApi.disable, 'account.error.invalid_code')
    await removeFactors(sql, actor)
    await forgiveCode(sql, actor.id)
  })
  void services.realtime.terminate(actor.id)
}
