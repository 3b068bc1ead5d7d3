import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import type { OpenOrder } from '#operations/store/orders/orders.ts'
import { storePaid } from '#operations/store/orders/storePaid.ts'
import type { PaymentParts } from '#operations/store/orders/syncPayment.ts'

/** Ends an order that costs nothing: no provider is needed. Returns what stands for its page. */
export async function payFreeOrder({ db, clock, realtime }: PaymentParts, order: OpenOrder): Promise<string> {
  const id = `free_${order.id}`
  const payment = {
    id,
    paymentIntentId: null,
    subtotalCents: 0,
    shippingCents: 0,
    taxCents: 0,
    totalCents: 0,
    currency: 'usd',
    shippingRate: null,
    shipping: null,
  }
  const notified = await db.tx((sql) => storePaid(sql, order, { payment, now: clock.now() }))
  // Null: an equal press was faster, and the order is paid.
  if (notified) void publishNotifications(realtime, notified)
  return id
}
