import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { billingApi } from '#domain/billing/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'

/**
 * @throws OperationError `billing.error.adults_only`, also while the age is unknown. Source: docs/rules/billing.md
 * B-adults.
 */
export function requireAdult({ ageGroup }: Pick<Actor, 'ageGroup'>): void {
  if (!isAdult(ageGroup)) throw operationErrorOf(billingApi.readPlan, 'billing.error.adults_only')
}
