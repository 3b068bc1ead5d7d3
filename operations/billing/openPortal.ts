import type { Actor } from '#domain/access/actor.ts'
import { billingApi } from '#domain/billing/api.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { PaymentsError } from '#services/payments/port.ts'
import { requireAdult } from './requireAdult.ts'

type Parts = Pick<Services, 'db' | 'payments' | 'env' | 'log'>

/**
 * Opens the provider's page for the caller's card, plan and bills and returns its address.
 * @throws OperationError `billing.error.adults_only`, `.no_plan`, `.portal_failed`
 */
export async function openPortal({ db, payments, env, log }: Parts, actor: Actor): Promise<string> {
  requireAdult(actor)
  const [customer] = await db.query<{ customer_id: string }>(
    'select customer_id from billing_customers where user_id = $1',
    [actor.id],
  )
  if (!customer) throw operationErrorOf(billingApi.openPortal, 'billing.error.no_plan')
  try {
    return await payments.openPortal({
      customerId: customer.customer_id,
      returnUrl: `${env.origin}/settings?tab=plan`,
      locale: actor.locale ?? 'en',
    })
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'the portal could not be opened')
    throw operationErrorOf(billingApi.openPortal, 'billing.error.portal_failed')
  }
}
