import type Stripe from 'stripe'
import { planKeys, type PlanKey } from '#domain/billing/plans.ts'
import type { SubscriptionState } from '#domain/billing/status.ts'
import { idOf, localeOf } from './oncePayments.ts'
import type { NewCheckout, PlanPrice, ProviderCheckout, ProviderSubscription } from './port.ts'

/** What opens the provider's page for a plan. */
export function checkoutParams(checkout: NewCheckout): Stripe.Checkout.SessionCreateParams {
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

/** A page for a plan as the provider has it. */
export const checkoutOf = (session: Stripe.Checkout.Session): ProviderCheckout => ({
  id: session.id,
  url: session.url,
  status: openStates.find((state) => state === session.status) ?? 'expired',
  plan: planIn(session.metadata),
  offer: session.metadata?.offer ?? null,
  subscriptionId: session.subscription ? idOf(session.subscription) : null,
})

const planIn = (metadata: Stripe.Metadata | null): PlanKey | null =>
  planKeys.find((plan) => plan === metadata?.plan) ?? null

/** A subscription as the provider has it. */
export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
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

const instantOf = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null
