import type { PaymentParts } from '../orders/syncPayment.ts'
import { untilStored } from './untilStored.ts'
import { storeRefunds } from './storeRefunds.ts'

/**
 * Brings an order to what the provider says was given back of its payment, also where that was done at the provider.
 * Safe to repeat, in any order with other events. Returns false for a payment that is none of ours.
 * @throws PaymentsError
 */
export const syncRefunds = (services: PaymentParts, intentId: string): Promise<boolean> =>
  untilStored(services, intentId, async (order) => {
    const { db, clock, payments } = services
    const refunds = await payments.refundsOf(intentId)
    return db.tx((sql) => storeRefunds(sql, order, { refunds, now: clock.now() }))
  })
