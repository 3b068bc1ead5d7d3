import type { Services } from '#services'
import { syncPayment } from '#operations/store/orders/syncPayment.ts'
import { syncDispute } from '#operations/store/refunds/syncDispute.ts'
import { syncRefunds } from '#operations/store/refunds/syncRefunds.ts'
import { syncPlanRefunds } from './refunds/syncPlanRefunds.ts'
import { syncSubscription } from './syncSubscription.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime' | 'log'>
type Stored = { type: string; object_id: string }

/**
 * Brings a member's plan, or an order, to what the provider says now about the object of an event. The event itself
 * decides nothing, so any order of events ends in one state.
 */
export async function handleStoredEvent(services: Parts, eventId: string): Promise<void> {
  const { db, clock } = services
  const [event] = await db.query<Stored>(
    'select type, object_id from stripe_events where event_id = $1 and handled_at is null',
    [eventId],
  )
  if (!event) return
  if (!(await isOfRefund(services, event)) && !(await isOfStore(services, event))) {
    const subscriptionId = await subscriptionOf(services, event)
    if (subscriptionId) await syncSubscription(services, subscriptionId)
  }
  await db.query('update stripe_events set handled_at = $2 where event_id = $1', [eventId, clock.now()])
}

/** Handles what is about money given back, for an order or a plan, and returns whether it was. */
async function isOfRefund(services: Parts, { type, object_id: id }: Stored): Promise<boolean> {
  if (type !== 'charge.refunded' && !type.startsWith('refund.')) return false
  const intentId = await services.payments.intentOf(id)
  if (intentId === null) return true
  if (!(await syncRefunds(services, intentId))) await syncPlanRefunds(services, intentId)
  return true
}

/** Handles what is about an order, and returns whether it was. */
async function isOfStore(services: Parts, { type, object_id: id }: Stored): Promise<boolean> {
  if (type.startsWith('checkout.session.')) return (await syncPayment(services, id)) !== 'none'
  return type.startsWith('charge.dispute.') && syncDispute(services, id)
}

async function subscriptionOf({ payments }: Parts, { type, object_id: id }: Stored): Promise<string | null> {
  if (type.startsWith('customer.subscription.')) return id
  if (type.startsWith('invoice.')) return payments.subscriptionOfInvoice(id)
  if (type.startsWith('checkout.session.')) return (await payments.readCheckout(id))?.subscriptionId ?? null
  return null
}
