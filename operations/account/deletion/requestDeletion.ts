import type { Actor } from '#domain/access/actor.ts'
import type { IdentityProof } from '#domain/account/credentials.ts'
import { deletionApi } from '#domain/account/deletionApi.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { confirmIdentity } from '../confirmIdentity.ts'
import { mayAskFor } from '../mayAskFor.ts'
import { planDeletion, publishHidden } from './planDeletion.ts'

const contract = deletionApi.requestDeletion

/**
 * Plans the deletion of the caller's own account, against the password or the second factor. Every session ends, this
 * one too.
 * @returns the instant from which on it cannot be undone
 * @throws OperationError `account.error.deletion_off`, `.deletion_staff`, and those of `confirmIdentity`
 */
export async function requestDeletion(
  services: Pick<Services, 'db' | 'authDb' | 'clock' | 'realtime'>,
  actor: Actor,
  proof: IdentityProof,
): Promise<Date> {
  if (actor.roles.length > 0) throw operationErrorOf(contract, 'account.error.deletion_staff')
  const eraseAt = await confirmIdentity(services, { contract, actor, proof }, async (sql) => {
    // Asked inside: a choice that was turned off meanwhile counts.
    if (!(await mayAskFor(sql, actor)).accountDeletion)
      throw operationErrorOf(contract, 'account.error.deletion_off')
    return planDeletion(sql, { userId: actor.id, askedBy: 'self', now: services.clock.now() })
  })
  void publishHidden(services, actor.id)
  return eraseAt
}
