import type { Actor } from '#domain/access/actor.ts'
import type { PaymentDiagnosticView } from '#domain/billing/staffApi.ts'
import type { GoLiveView, TestOrderView } from '#domain/ops/goLiveApi.ts'
import { goLiveItems, type GoLiveItem, type ReadinessState } from '#domain/ops/readiness.ts'
import { paymentDiagnostic } from '#operations/billing/staff/paymentDiagnostic.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { stateOfSteps, type Found } from './found.ts'
import { newestTestOrder } from './testPurchase.ts'

/**
 * The list before going live. Nothing of it is marked by hand: the provider, the orders and the flags say how it is. A
 * purchase counts in the mode it was made in, so test money does not stand for real money.
 * @throws OperationError 403
 */
export async function goLive(
  services: Pick<Services, 'payments' | 'env' | 'db' | 'clock'>,
  actor: Actor,
): Promise<GoLiveView> {
  requirePermission(actor, 'release.work')
  const { db, payments } = services
  const [{ results }, testOrder, isPaused] = await Promise.all([
    paymentDiagnostic(services, actor, 'en'),
    newestTestOrder(db, payments.isLive),
    isOn(db, 'ff.store_pause'),
  ])
  const found: Record<GoLiveItem, Found> = {
    live_keys: liveKeys(results, payments.isLive),
    prices: stateOfSteps(results, ['account', 'price_individual', 'price_family']),
    endpoint: stateOfSteps(results, ['webhook_endpoint']),
    events: stateOfSteps(results, ['events_arrive', 'events_handled']),
    test_purchase: { state: boughtState(testOrder), details: testOrder?.number },
    test_refund: { state: refundedState(testOrder), details: testOrder?.number },
    store_open: { state: isPaused || !payments.isOpen ? 'action-required' : 'complete' },
  }
  return {
    isLive: payments.isLive,
    items: goLiveItems.map((item) => ({
      item,
      state: found[item].state,
      details: found[item].details ?? null,
    })),
    testOrder,
  }
}

/** A test key works here, and is no live one. */
function liveKeys(results: PaymentDiagnosticView['results'], isLive: boolean): Found {
  const found = stateOfSteps(results, ['secret_key', 'webhook_secret'])
  return isLive ? found : { ...found, state: 'action-required' }
}

function boughtState(order: TestOrderView | null): ReadinessState {
  if (!order || order.status === 'pending') return 'pending'
  return order.status === 'failed' || order.status === 'disputed' ? 'action-required' : 'complete'
}

function refundedState(order: TestOrderView | null): ReadinessState {
  if (order?.status === 'refunded') return 'complete'
  return order?.status === 'paid' || order?.status === 'partially_refunded' ? 'action-required' : 'pending'
}
