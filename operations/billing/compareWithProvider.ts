import { handledEvents } from '#domain/billing/events.ts'
import type { Services } from '#services'
import { receiveEvent } from './receiveEvent.ts'
import { syncSubscription } from './syncSubscription.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime'>

/** How far back the comparison goes. Source: docs/rules/billing.md B-inbox. */
const HOURS = 48

/**
 * Stores the events of the last 48 hours that never arrived, and asks again about plans whose period is over here and
 * that no event moved on. @throws PaymentsError
 */
export async function compareWithProvider(services: Parts): Promise<void> {
  const { db, clock, payments } = services
  if (!payments.isOpen) return
  const now = clock.now()
  const since = new Date(now.getTime() - HOURS * 3_600_000)
  for await (const event of payments.eventsSince(since, handledEvents)) {
    if (event.isLive === payments.isLive) await receiveEvent(db, event, now)
  }
  const overdue = await db.query<{ provider_id: string }>(
    `select provider_id from subscriptions
     where status in ('active', 'trialing', 'past_due') and current_period_end < $1 order by current_period_end limit 500`,
    [now],
  )
  for (const { provider_id: id } of overdue) await syncSubscription(services, id)
}
