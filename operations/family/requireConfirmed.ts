import type { Actor } from '#domain/access/actor.ts'
import { familyApi } from '#domain/family/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'

/**
 * An account that never showed its address is its own founds and joins nothing. @throws OperationError
 * `family.error.confirm_address`
 */
export function requireConfirmed(actor: Actor): void {
  if (!actor.emailVerified) throw operationErrorOf(familyApi.create, 'family.error.confirm_address')
}
