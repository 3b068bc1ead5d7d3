import { z } from 'zod/mini'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { Services } from '#services'
import type { ProviderPayment } from '#services/payments/port.ts'
import { closeOrder } from './closeOrder.ts'
import { readOrder, type OpenOrder } from './orders.ts'
import { storePaid } from './storePaid.ts'

/** What paying needs. */
export type PaymentParts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime' | 'log'>

/** How often a change that another overtook is read again. */
const TRIES = 10
/** Minutes until a payment that takes its time is asked about again. */
const WAIT_MINUTES = 60

/** What became of a page. `none`: it is none of ours. */
export type Synced = 'none' | 'open' | 'waits' | 'paid' | 'closed'

/**
 * Brings an order to what the provider says now about its page: paid with all that follows, or over with its stock
 * given back, each in one transaction and once. With `closes`, or once its time is over, a page that is still open is
 * closed at the provider first. Source: docs/rules/store.md D-151.
 * @throws PaymentsError
 */
export async function syncPayment(
  services: PaymentParts,
  sessionId: string,
  { closes = false }: { closes?: boolean } = {},
): Promise<Synced> {
  const { db, payments, clock } = services
  for (let tries = 0; tries < TRIES; tries += 1) {
    const payment = await payments.readPayment(sessionId)
    const order = payment && (await orderOf(services, payment))
    if (!order) return 'none'
    if (payment.state === 'paid') {
      if (await keepPaid(services, order, payment)) return 'paid'
      continue
    }
    // What was paid and what is over stays so.
    if (order.status !== 'pending') return order.status === 'failed' ? 'closed' : 'paid'
    const now = clock.now()
    const isOver = order.expires_at !== null && order.expires_at <= now
    if (payment.state === 'open' && !closes && !isOver) return 'open'
    if (payment.state === 'open') await payments.expireCheckout(sessionId)
    else if (payment.state === 'waits') {
      if (isOver) await askLater(services, order, now)
      return 'waits'
    } else {
      const kind = payment.state
      if (await db.tx((sql) => closeOrder(sql, order, { kind, now }))) return 'closed'
    }
  }
  throw new Error('an order changes faster than it can be read')
}

async function orderOf(
  { db }: PaymentParts,
  { id, orderId }: ProviderPayment,
): Promise<OpenOrder | undefined> {
  if (!z.uuid().safeParse(orderId).success) return undefined
  const order = await readOrder(db, orderId!)
  return order && (order.session_id ?? id) === id ? order : undefined
}

/** Returns false when another change of the order came first. */
async function keepPaid(
  { db, clock, realtime }: PaymentParts,
  order: OpenOrder,
  payment: ProviderPayment,
): Promise<boolean> {
  // A page can be paid in the moment in which its order was closed: the money is there, so it counts.
  if (order.status !== 'pending' && order.status !== 'failed') return true
  const notified = await db.tx((sql) => storePaid(sql, order, { payment, now: clock.now() }))
  if (notified) void publishNotifications(realtime, notified)
  return notified !== null
}

async function askLater({ db }: PaymentParts, order: OpenOrder, now: Date): Promise<void> {
  await db.query(
    `update orders set expires_at = $3, revision = revision + 1, updated_at = $4 where id = $1 and revision = $2`,
    [order.id, order.revision, new Date(now.getTime() + WAIT_MINUTES * 60_000), now],
  )
}
