import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import { OperationError } from '#operations/_kit/operationError.ts'

/**
 * Lets staff with the personal mark pass. To others the thing does not exist. Source: docs/rules/moderation.md
 * child-safety.
 * @throws OperationError 404
 */
export function requireMark(actor: Actor): void {
  if (!can(actor.roles, 'child_safety.work')) throw new OperationError('common.error.not_found')
}
