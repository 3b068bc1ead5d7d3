import type Stripe from 'stripe'
import type { PlanKey } from '#domain/billing/plans.ts'
import { idOf, localeOf, paymentOf, paymentParams } from './oncePayments.ts'
import { keepPrice, readPrice, readProduct } from './stripeCatalogue.ts'
import { orMissing } from './orMissing.ts'
import { readPlanCharges } from './planCharges.ts'
import { checkoutOf, checkoutParams, subscriptionOf } from './planPayments.ts'
import { asking, errorOf } from './providerErrors.ts'
import { disputeOf, refundOf } from './refunds.ts'
import { PaymentsError, type Payments, type ProviderEvent } from './port.ts'
import { readStripeSetup } from './readSetup.ts'

/** Where the provider is and which account is ours there. */
export type StripeAccount = {
  secretKey: string
  webhookSecret: string
  /** Prices of plans that are there already. */
  prices: Readonly<Partial<Record<PlanKey, string>>>
  /** The sandbox of this machine; left out for the provider itself. */
  sandboxPort?: number
}

/** How long one try may take, and how often a call is repeated: together under ten seconds. */
const TRY_MS = 4_000
const REPEATS = 1
/** Seconds between a delivery's signature and its arrival, at most. */
const TOLERANCE_SECONDS = 300

/**
 * Payments by the unmodified SDK. It is loaded with the first call: most processes never make one. Of a member the
 * provider gets the address and our id, nothing else.
 */
export function stripePayments(account: StripeAccount): Payments {
  const { prices } = account
  const isLive = /^[a-z]+_live_/.test(account.secretKey)
  let loading: Promise<Stripe> | undefined
  const stripe = () => (loading ??= connect(account))

  return {
    isOpen: true,
    isLive,
    prices,
    readSetup: () => asking(async () => readStripeSetup(await stripe())),
    createCustomer: ({ userId, email, locale }) =>
      asking(async () => {
        const { customers } = await stripe()
        const customer = await customers.create(
          { email, preferred_locales: [locale], metadata: { userId } },
          { idempotencyKey: `customer:${userId}:${email}` },
        )
        return customer.id
      }),
    endCustomer: (id) => asking(async () => void (await orMissing((await stripe()).customers.del(id)))),
    openCheckout: (checkout) =>
      asking(async () => {
        const { sessions } = (await stripe()).checkout
        const session = await sessions.create(checkoutParams(checkout), { idempotencyKey: checkout.key })
        return checkoutOf(session)
      }),
    readCheckout: (id) =>
      asking(async () => {
        const session = await orMissing((await stripe()).checkout.sessions.retrieve(id))
        return session && checkoutOf(session)
      }),
    openPayment: (payment) =>
      asking(async () => {
        const { sessions } = (await stripe()).checkout
        // One try: after a try that found no one, nothing can have been opened.
        const options = { idempotencyKey: payment.key, maxNetworkRetries: 0 }
        return paymentOf(await sessions.create(paymentParams(payment), options))
      }),
    readPayment: (id) =>
      asking(async () => {
        const { sessions } = (await stripe()).checkout
        const session = await orMissing(
          sessions.retrieve(id, { expand: ['payment_intent', 'shipping_cost.shipping_rate'] }),
        )
        return session?.mode === 'payment' ? paymentOf(session) : null
      }),
    findPayment: ({ customerId, orderId }) =>
      asking(async () => {
        const { sessions } = (await stripe()).checkout
        for await (const session of sessions.list({ customer: customerId, limit: 100 }))
          if (session.metadata?.orderId === orderId) return paymentOf(session)
        return null
      }),
    pageOfIntent: (paymentIntentId) =>
      asking(async () => {
        const { sessions } = (await stripe()).checkout
        const { data } = await sessions.list({ payment_intent: paymentIntentId, limit: 1 })
        return data[0]?.id ?? null
      }),
    intentOf: (id) =>
      asking(async () => {
        const { charges, refunds } = await stripe()
        const isRefund = id.startsWith('re_') || id.startsWith('pyr_')
        const found = await orMissing<Stripe.Charge | Stripe.Refund>(
          isRefund ? refunds.retrieve(id) : charges.retrieve(id),
        )
        return found?.payment_intent ? idOf(found.payment_intent) : null
      }),
    refundPayment: ({ key, refundId, paymentIntentId, amountCents }) =>
      asking(async () => {
        const { refunds } = await stripe()
        const made = await refunds.create(
          { payment_intent: paymentIntentId, amount: amountCents, metadata: { refundId } },
          { idempotencyKey: key },
        )
        return refundOf(made)
      }),
    refundsOf: (paymentIntentId) =>
      asking(async () => {
        const { refunds } = await stripe()
        const found: Stripe.Refund[] = []
        for await (const refund of refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
          found.push(refund)
        return found.map(refundOf)
      }),
    readDispute: (id) =>
      asking(async () => {
        const dispute = await orMissing((await stripe()).disputes.retrieve(id))
        return dispute && disputeOf(dispute)
      }),
    expireCheckout: (id) =>
      asking(async () => {
        const { sessions } = (await stripe()).checkout
        const session = await orMissing(sessions.retrieve(id))
        if (session?.status === 'open') await sessions.expire(id)
      }),
    readSubscription: (id) =>
      asking(async () => {
        const { subscriptions } = await stripe()
        const subscription = await orMissing(subscriptions.retrieve(id, { expand: ['customer'] }))
        return subscription && subscriptionOf(subscription)
      }),
    setEnding: (id, isEnding) =>
      asking(
        async () =>
          void (await (await stripe()).subscriptions.update(id, { cancel_at_period_end: isEnding })),
      ),
    endSubscription: (id) =>
      asking(async () => void (await orMissing((await stripe()).subscriptions.cancel(id)))),
    planCharges: (id) => asking(async () => readPlanCharges(await stripe(), id)),
    subscriptionOfInvoice: (id) =>
      asking(async () => {
        const invoice = await orMissing((await stripe()).invoices.retrieve(id))
        const subscription = invoice?.parent?.subscription_details?.subscription
        return subscription ? idOf(subscription) : null
      }),
    openPortal: ({ customerId, returnUrl, locale }) =>
      asking(async () => {
        const { sessions } = (await stripe()).billingPortal
        const { url } = await sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: localeOf(locale),
        })
        return url
      }),
    readPrice: (id) => asking(async () => readPrice(await stripe(), id)),
    keepPrice: (price) => asking(async () => keepPrice(await stripe(), price)),
    readProduct: (productId, priceId) => asking(async () => readProduct(await stripe(), productId, priceId)),
    async readEvent(body, signature) {
      const { webhooks } = await stripe()
      let event: Stripe.Event
      try {
        event = webhooks.constructEvent(body, signature, account.webhookSecret, TOLERANCE_SECONDS)
      } catch (cause) {
        throw new PaymentsError('forged', 'a delivery without a valid signature', { cause })
      }
      if (!isOurs(event)) throw new PaymentsError('forged', 'a delivery that is no event')
      if (event.livemode !== isLive) throw new PaymentsError('forged', 'an event of the other mode')
      return eventOf(event)
    },
    async *eventsSince(since, types) {
      const list = (await stripe()).events.list({
        created: { gte: Math.floor(since.getTime() / 1000) },
        types: [...types],
        limit: 100,
      })
      try {
        for await (const event of list) yield eventOf(event)
      } catch (cause) {
        throw errorOf(cause)
      }
    },
  }
}

async function connect({ secretKey, sandboxPort }: StripeAccount): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  return new Client(secretKey, {
    timeout: TRY_MS,
    maxNetworkRetries: REPEATS,
    telemetry: false,
    ...(sandboxPort !== undefined && { host: '127.0.0.1', port: sandboxPort, protocol: 'http' as const }),
  })
}

const eventOf = (event: Stripe.Event): ProviderEvent => ({
  id: event.id,
  type: event.type,
  objectId: String((event.data.object as { id?: unknown }).id ?? ''),
  isLive: event.livemode,
  createdAt: new Date(event.created * 1000),
})

/** A signature says who sent a body, not that it is an event. */
const isOurs = (event: Partial<Stripe.Event> | null): boolean =>
  typeof event?.id === 'string' &&
  typeof event.type === 'string' &&
  typeof event.created === 'number' &&
  typeof event.data?.object === 'object'
