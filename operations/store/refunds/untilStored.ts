import { syncPayment, type PaymentParts } from '../orders/syncPayment.ts'
import { orderOfIntent, type RefundableOrder } from '../orders/policyOrder.ts'

/** How often a change that another overtook is read again. */
const TRIES = 10

/**
 * Reads the order of a payment and stores what the provider says about it, again while another change comes first. An
 * event can come before the one that says the order is paid: then that is asked first. Returns false for a payment
 * that is none of ours. `store` gives false when the order was another one by then.
 */
export async function untilStored(
  services: PaymentParts,
  intentId: string,
  store: (order: RefundableOrder) => Promise<boolean>,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await paidOrder(services, intentId)
    if (!order) return false
    if (await store(order)) return true
  }
  throw new Error('an order changes faster than it can be read')
}

async function paidOrder(services: PaymentParts, intentId: string): Promise<RefundableOrder | undefined> {
  const { db, payments } = services
  const known = await orderOfIntent(db, intentId)
  if (known) return known
  const page = await payments.pageOfIntent(intentId)
  if (page !== null) await syncPayment(services, page)
  return orderOfIntent(db, intentId)
}
