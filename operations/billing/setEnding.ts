import type { Actor } from '#domain/access/actor.ts'
import { billingApi } from '#domain/billing/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { PaymentsError } from '#services/payments/port.ts'
import { findOwnPlan } from './findPlan.ts'
import { requireAdult } from './requireAdult.ts'
import { syncSubscription } from './syncSubscription.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime' | 'log'>

/**
 * Lets the caller's plan end with its period, or go on, and stores what the provider then says.
 * @throws OperationError `billing.error.adults_only`, `.no_plan`, `.not_changed`
 */
export async function setEnding(services: Parts, actor: Actor, isEnding: boolean): Promise<void> {
  requireAdult(actor)
  const plan = await findOwnPlan(services.db, actor.id)
  if (!plan) throw operationErrorOf(billingApi.setEnding, 'billing.error.no_plan')
  try {
    await services.payments.setEnding(plan.provider_id, isEnding)
    await syncSubscription(services, plan.provider_id)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    services.log.warn({ err: error.message }, 'a plan could not be changed')
    throw operationErrorOf(billingApi.setEnding, 'billing.error.not_changed')
  }
}
