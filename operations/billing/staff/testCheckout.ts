import type { Actor } from '#domain/access/actor.ts'
import { paymentStaffApi } from '#domain/billing/staffApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { offeredAs } from '../plans/priceOf.ts'
import { storedPlan } from '../plans/storedPlans.ts'
import { startCheckout } from '../startCheckout.ts'

/**
 * Opens a checkout of the Individual plan for a member of staff, on the way every member takes.
 * @throws OperationError `common.error.not_allowed`, `payments.error.checkout`
 */
export async function testCheckout(
  services: Parameters<typeof startCheckout>[0] & Pick<Services, 'payments'>,
  actor: Actor,
): Promise<{ url: string; sessionId: string; livemode: boolean }> {
  requirePermission(actor, 'payments.work')
  const { db, payments } = services
  const plan = await storedPlan(db, 'individual')
  if (!plan) throw operationErrorOf(paymentStaffApi.testCheckout, 'payments.error.checkout')
  try {
    const url = await startCheckout(services, actor, offeredAs(payments, plan))
    return { url, sessionId: sessionIdOf(url), livemode: payments.isLive }
  } catch (error) {
    if (!(error instanceof OperationError)) throw error
    throw operationErrorOf(paymentStaffApi.testCheckout, 'payments.error.checkout')
  }
}

/** The id in an address of the provider, in its query or its path. */
function sessionIdOf(url: string): string {
  const { searchParams, pathname } = new URL(url)
  return searchParams.get('session_id') ?? /\/(cs_\w+)/.exec(pathname)?.[1] ?? 'unknown'
}
