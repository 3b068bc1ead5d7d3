import type { Services } from '#services'
import { syncSubscription } from './syncSubscription.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime'>
type Stored = { type: string; object_id: string }

/**
 * Brings a member's plan to what the provider says now about the object of an event. The event itself decides nothing, so
 * any order of events ends in one state.
 */
export async function handleStoredEvent(services: Parts, eventId: string): Promise<void> {
  const { db, clock } = services
  const [event] = await db.query<Stored>(
    'select type, object_id from stripe_events where event_id = $1 and handled_at is null',
    [eventId],
  )
  if (!event) return
  const subscriptionId = await subscriptionOf(services, event)
  if (subscriptionId) await syncSubscription(services, subscriptionId)
  await db.query('update stripe_events set handled_at = $2 where event_id = $1', [eventId, clock.now()])
}

async function subscriptionOf({ payments }: Parts, { type, object_id: id }: Stored): Promise<string | null> {
  if (type.startsWith('customer.subscription.')) return id
  if (type.startsWith('invoice.')) return payments.subscriptionOfInvoice(id)
  if (type.startsWith('checkout.session.')) return (await payments.readCheckout(id))?.subscriptionId ?? null
  return null
}
