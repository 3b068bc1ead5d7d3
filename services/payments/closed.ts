import { PaymentsError, type Payments } from './port.ts'

/** What a product without a provider has: no plan can be started, and nothing comes in. */
export function closedPayments(): Payments {
  const closed = () => Promise.reject(new PaymentsError('closed', 'no payment provider is set'))
  return {
    isOpen: false,
    isLive: false,
    prices: {},
    readSetup: closed,
    createCustomer: closed,
    endCustomer: closed,
    openCheckout: closed,
    readCheckout: closed,
    openPayment: closed,
    readPayment: closed,
    findPayment: closed,
    pageOfIntent: closed,
    intentOf: closed,
    refundPayment: closed,
    refundsOf: closed,
    readDispute: closed,
    expireCheckout: closed,
    readSubscription: closed,
    setEnding: closed,
    endSubscription: closed,
    planCharges: closed,
    subscriptionOfInvoice: closed,
    openPortal: closed,
    readPrice: closed,
    keepPrice: closed,
    readProduct: closed,
    readEvent: closed,
    async *eventsSince() {
      await closed()
    },
  }
}
