import type { Actor } from '#domain/access/actor.ts'
import { factorResetApi } from '#domain/account/factorResetApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { askFactorReset } from './askFactorReset.ts'

/**
 * Asks for a colleague who lost their device; a third person has to agree.
 * @throws OperationError 403 without the permission, `account.error.reset_nothing` when no other member of staff with
 * a factor has the address
 */
export async function askResetFor(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  email: string,
): Promise<void> {
  requirePermission(actor, 'factors.decide')
  const { notified } = await db.tx(async (sql) => {
    const [person] = await sql.query<{ id: string }>(
      `select u.id from users u where u.email = $1 and u.id <> $2 and u.disabled_at is null
         and exists (select 1 from user_roles r where r.user_id = u.id)
         and exists (select 1 from mfa_factors f where f.user_id = u.id and f.verified_at is not null)`,
      [email, actor.id],
    )
    if (!person) throw operationErrorOf(factorResetApi.ask, 'account.error.reset_nothing')
    return askFactorReset(sql, { userId: person.id, askedBy: actor.id, now: clock.now() })
  })
  void publishNotifications(realtime, notified)
}
