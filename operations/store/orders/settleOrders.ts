import { PaymentsError } from '#services/payments/port.ts'
import { closeOrder } from './closeOrder.ts'
import type { OpenOrder } from './orders.ts'
import { syncPayment, type PaymentParts } from './syncPayment.ts'

/** Seconds after which no press is at work on an order any more. */
const REST_SECONDS = 60
/** Orders of one run. */
const AT_ONCE = 200

const DUE = `
select o.id, o.user_id, o.key, o.session_id, o.status, o.expires_at, o.request_id, o.stock_held, o.revision, o.updated_at
from orders o where o.status = 'pending' and (o.expires_at <= $1 or o.session_id is null and o.updated_at <= $2)
order by o.updated_at limit ${AT_ONCE}`

/**
 * Ends what is due: pages whose time is over, and orders whose page was never opened because the provider was away or a
 * process died. Their stock goes back once the provider has closed the page, or has none. @throws PaymentsError
 */
export async function settleOrders(services: PaymentParts): Promise<void> {
  const { db, clock, payments, log } = services
  if (!payments.isOpen) return
  const now = clock.now()
  const due = await db.query<OpenOrder>(DUE, [now, new Date(now.getTime() - REST_SECONDS * 1_000)])
  for (const order of due) {
    try {
      await settleOrder(services, order)
    } catch (error) {
      // The provider is away for all of them; one it does not take must not hold up the others.
      if (!(error instanceof PaymentsError) || error.reason !== 'refused') throw error
      log.warn({ err: error.message }, 'an order could not be settled')
    }
  }
}

/** The same for one order; what a press is at work on is left alone. @throws PaymentsError */
export async function settleOrder(services: PaymentParts, order: OpenOrder): Promise<void> {
  const { db, clock, payments } = services
  if (order.session_id) return void (await syncPayment(services, order.session_id))
  const now = clock.now()
  if (order.updated_at.getTime() > now.getTime() - REST_SECONDS * 1_000) return
  const [customer] = await db.query<{ customer_id: string }>(
    'select customer_id from billing_customers where user_id = $1',
    [order.user_id],
  )
  const payment =
    customer && (await payments.findPayment({ customerId: customer.customer_id, orderId: order.id }))
  // No one has its address: what was opened then is closed.
  if (payment) await syncPayment(services, payment.id, { closes: true })
  else await db.tx((sql) => closeOrder(sql, order, { kind: 'failed', now }))
}
