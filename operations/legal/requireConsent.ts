import type { Actor } from '#domain/access/actor.ts'
import type { Contract } from '#domain/api/contract.ts'
import { OperationError } from '#operations/_kit/operationError.ts'

/**
 * The gate: rejects a member whose consent to the legal texts is not current. Visitors pass, for there is no member who
 * could agree; what needs a session says so itself. Source: docs/rules/legal.md S-001-5.
 * @throws OperationError `common.error.consent_needed`, `.consent_waits`
 */
export function requireConsent(
  actor: Actor | null,
  { beforeConsent }: Pick<Contract, 'beforeConsent'> = {},
): void {
  if (!actor?.consent || beforeConsent === true) return
  if (actor.consent.boxes.length > 0) throw new OperationError('common.error.consent_needed')
  if (beforeConsent !== 'guardian') throw new OperationError('common.error.consent_waits')
}
