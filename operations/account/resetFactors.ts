import type { Actor } from '#domain/access/actor.ts'
import { mfaApi } from '#domain/account/api.ts'
import type { Services } from '#services'
import { confirmPassword } from './confirmPassword.ts'
import { removeFactors } from './removeFactors.ts'

/**
 * Reset My 2FA: removes all factors, finished or not, after the password was given again.
 * @throws Failure `account.error.password_incorrect`, `.locked`, `.busy`
 */
export async function resetFactors(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  actor: Actor,
  password: string,
): Promise<void> {
  await confirmPassword(services, { contract: mfaApi.reset, actor, password }, (sql) =>
    removeFactors(sql, actor),
  )
  void services.realtime.terminate(actor.id)
}
