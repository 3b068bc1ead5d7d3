import type Stripe from 'stripe'
import { planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { SubscriptionState } from '#domain/billing/status.ts'
import { idOf, localeOf, paymentOf, paymentParams } from './oncePayments.ts'
import { keepPrice, readPrice, readProduct } from './stripeCatalogue.ts'
import { orMissing } from './orMissing.ts'
import { readPlanCharges } from './planCharges.ts'
import { disputeOf, refundOf } from './refunds.ts'
import {
  PaymentsError,
  type NewCheckout,
  type Payments,
  type PlanPrice,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderSubscription,
} from './port.ts'
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

function checkoutParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { userId, customerId, plan, price, offer, trialDays, successUrl, cancelUrl, locale } = checkout
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ ...priceParams(price), quantity: 1 }],
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: localeOf(locale),
    metadata: { plan, offer },
    // A trial asks for no card and ends by itself without one. Source: docs/rules/billing.md D-037.
    ...(trialDays > 0 && { payment_method_collection: 'if_required' as const }),
    subscription_data: {
      metadata: { userId, plan },
      ...(trialDays > 0 && {
        trial_period_days: trialDays,
        trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
      }),
    },
  }
}

const priceParams = (price: PlanPrice): Stripe.Checkout.SessionCreateParams.LineItem =>
  'id' in price
    ? { price: price.id }
    : {
        price_data: {
          currency: price.currency,
          unit_amount: price.cents,
          recurring: { interval: 'month' },
          ...(price.productId === null
            ? { product_data: { name: price.name } }
            : { product: price.productId }),
        },
      }

const openStates = ['open', 'complete'] as const

const checkoutOf = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  id: session.id,
  url: session.url,
  status: openStates.find((state) => state === session.status) ?? 'expired',
  plan: planIn(session.metadata),
  offer: session.metadata?.offer ?? null,
  subscriptionId: session.subscription ? idOf(session.subscription) : null,
})

const planIn = (metadata: Stripe.Metadata | null): PlanKey | null =>
  planKeys.find((plan) => plan === metadata?.plan) ?? null

function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  const { price } = item ?? {}
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    priceId: price?.id ?? null,
    productId: price ? idOf(price.product) : null,
    plan: planIn(subscription.metadata),
    cents: price?.unit_amount == null ? null : price.unit_amount * (item?.quantity ?? 1),
    currency: price?.currency ?? null,
    state: subscription.status as SubscriptionState,
    trialEnd: instantOf(subscription.trial_end),
    currentPeriodEnd: instantOf(item?.current_period_end),
    isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    hasCard: (subscription.default_payment_method ?? cardOf(subscription.customer)) !== null,
  }
}

/** The card of a customer, for subscriptions that have none of their own. */
const cardOf = (customer: Stripe.Subscription['customer']) =>
  typeof customer === 'string' || customer.deleted ? null : customer.invoice_settings.default_payment_method

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

const instantOf = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null

async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw errorOf(cause)
  }
}

/** Failures of a connection before anything could be sent. */
const UNREACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
const wasReached = (cause: unknown): boolean =>
  !UNREACHED.includes(String((cause as { detail?: { code?: unknown } }).detail?.code))

/** The provider's sentence may quote an address, so only its kind and code are kept. */
function errorOf(cause: unknown): PaymentsError {
  if (cause instanceof PaymentsError) return cause
  const {
    type = 'error',
    code = '',
    statusCode,
  } = cause as { type?: string; code?: string; statusCode?: number }
  const message = `the provider: ${type} ${code}`.trim()
  if (statusCode === undefined) return new PaymentsError(wasReached(cause) ? 'away' : 'unreached', message)
  // 409: an equal call is under way.
  const isAway = [409, 429].includes(statusCode) || statusCode >= 500
  return new PaymentsError(isAway ? 'away' : 'refused', message)
}
