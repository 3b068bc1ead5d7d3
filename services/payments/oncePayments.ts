import type Stripe from 'stripe'
import { shippingRates } from '#domain/store/shipping.ts'
import type { Locale } from '#messages'
import type { NewPayment, ProviderPayment } from './port.ts'

/** All money of the store. */
const CURRENCY = 'usd'

/** The provider's pages know no Arabic; they then go by the browser. */
export const localeOf = (locale: Locale) => (locale === 'ar' ? 'auto' : locale)

/** The id of an object that is expanded or not. */
export const idOf = (one: string | { id: string }): string => (typeof one === 'string' ? one : one.id)

/** What the provider is asked for a payment of once: our names and amounts, and where parcels may go. */
export function paymentParams(payment: NewPayment): Stripe.Checkout.SessionCreateParams {
  const { orderId, customerId, lines, shipping, addsTax, expiresAt, successUrl, cancelUrl, locale } = payment
  return {
    mode: 'payment',
    customer: customerId,
    client_reference_id: orderId,
    line_items: lines.map(({ name, amountCents, quantity }) => ({
      quantity,
      price_data: { currency: CURRENCY, unit_amount: amountCents, product_data: { name } },
    })),
    ...(shipping && {
      shipping_address_collection: {
        allowed_countries: [...shipping.countries] as 'US'[],
      },
      shipping_options: shipping.rates.map(({ key, name, amountCents }) => ({
        shipping_rate_data: {
          type: 'fixed_amount' as const,
          display_name: name,
          fixed_amount: { amount: amountCents, currency: CURRENCY },
          metadata: { rate: key },
        },
      })),
    }),
    ...(addsTax && { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }),
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: localeOf(locale),
    metadata: { orderId },
    payment_intent_data: { metadata: { orderId } },
  }
}

/** A payment of once as the provider has it now. */
export function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  const { id, url, metadata, payment_intent: intent, shipping_cost: cost, total_details: details } = session
  const shipping = session.collected_information?.shipping_details
  return {
    id,
    url,
    state: stateOf(session),
    orderId: metadata?.orderId ?? null,
    paymentIntentId: intent ? idOf(intent) : null,
    subtotalCents: session.amount_subtotal ?? 0,
    shippingCents: cost?.amount_total ?? 0,
    taxCents: details?.amount_tax ?? 0,
    totalCents: session.amount_total ?? 0,
    currency: session.currency ?? CURRENCY,
    shippingRate: rateOf(cost?.shipping_rate),
    shipping: shipping ? { name: shipping.name, address: addressOf(shipping.address) } : null,
  }
}

function stateOf(session: Stripe.Checkout.Session): ProviderPayment['state'] {
  const { status, payment_status: paid, payment_intent: intent } = session
  if (status === 'open') return 'open'
  if (status !== 'complete') return 'expired'
  if (paid !== 'unpaid') return 'paid'
  const isRefused =
    intent !== null &&
    typeof intent === 'object' &&
    ['requires_payment_method', 'canceled'].includes(intent.status)
  return isRefused ? 'failed' : 'waits'
}

const rateOf = (rate: string | Stripe.ShippingRate | null | undefined): ProviderPayment['shippingRate'] =>
  typeof rate === 'object' ? (shippingRates.find((key) => key === rate?.metadata.rate) ?? null) : null

const addressOf = (address: Stripe.Address) => ({
  line1: address.line1 ?? '',
  line2: address.line2,
  city: address.city ?? '',
  state: address.state,
  postalCode: address.postal_code ?? '',
  country: address.country ?? '',
})
