import type { Actor } from '#domain/access/actor.ts'
import { mfaApi } from '#domain/account/api.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { askFactorReset } from './askFactorReset.ts'
import { confirmPassword } from './confirmPassword.ts'
import { removeFactors } from './removeFactors.ts'

/**
 * `removed` where no factor protected the account yet; `asked` where a colleague has to agree; `alone` where there is
 * none who may.
 */
export type ResetState = 'removed' | 'asked' | 'alone'

/**
 * Reset My 2FA: after the password was given again, asks colleagues to agree to removing all factors. A password and an
 * open browser alone never take the second factor away. Set-ups that were not finished go at once.
 * @throws OperationError `account.error.password_incorrect`, `.locked`, `.busy`
 */
export async function resetFactors(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  actor: Actor,
  password: string,
): Promise<ResetState> {
  const now = services.clock.now()
  const asked = await confirmPassword(services, { contract: mfaApi.reset, actor, password }, async (sql) => {
    if (await hasFactor(sql, actor.id)) {
      return askFactorReset(sql, { userId: actor.id, askedBy: actor.id, now })
    }
    await removeFactors(sql, actor)
    return null
  })
  if (!asked) {
    void services.realtime.terminate(actor.id)
    return 'removed'
  }
  void publishNotifications(services.realtime, asked.notified)
  return asked.deciders > 0 ? 'asked' : 'alone'
}

/** Does a finished factor protect the account? */
export async function hasFactor(sql: Sql, userId: string): Promise<boolean> {
  const found = await sql.query('select 1 from mfa_factors where user_id = $1 and verified_at is not null', [
    userId,
  ])
  return found.length > 0
}
