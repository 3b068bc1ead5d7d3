import type { Actor } from '#domain/access/actor.ts'
import { can, type Permission } from '#domain/access/staff.ts'
import { OperationError } from '#operations/_kit/operationError.ts'

/**
 * Lets staff with a permission pass. The second factor was checked before: contracts for staff ask for it. @throws
 * OperationError 403
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (!can(actor.roles, permission)) throw new OperationError('common.error.not_allowed')
}
