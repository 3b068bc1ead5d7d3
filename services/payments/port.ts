import type { PlanKey } from '#domain/billing/plans.ts'
import type { SubscriptionState } from '#domain/billing/status.ts'
import type { ShippingRate } from '#domain/store/shipping.ts'
import type { Locale } from '#messages'

/** A subscription as the provider has it now. */
export type ProviderSubscription = {
  id: string
  customerId: string
  /** Its price there, and the product of that. */
  priceId: string | null
  productId: string | null
  /** What we noted when it began. It may have another price by now. */
  plan: PlanKey | null
  /** What its payer pays a month; null where the price has no fixed amount. */
  cents: number | null
  currency: string | null
  state: SubscriptionState
  trialEnd: Date | null
  currentPeriodEnd: Date | null
  /** Ends with the period and is not charged again. */
  isEnding: boolean
  /** Has a card that can be charged. */
  hasCard: boolean
}

/** A page of the provider on which a plan is started. */
export type ProviderCheckout = {
  id: string
  /** Null once it is no longer open. */
  url: string | null
  status: 'open' | 'complete' | 'expired'
  plan: PlanKey | null
  /** What was offered on it, as `NewCheckout` says. */
  offer: string | null
  subscriptionId: string | null
}

/** What a plan costs: a price the provider has, or an amount for a month, of a product it may have. */
export type PlanPrice =
  { id: string } | { productId: string | null; name: string; cents: number; currency: string }

/** What the provider says has happened. Only ids: what is true now is asked again. */
export type ProviderEvent = { id: string; type: string; objectId: string; isLive: boolean; createdAt: Date }

/** What a new checkout is for. Equal `key`s give the same checkout. */
export type NewCheckout = {
  key: string
  userId: string
  customerId: string
  plan: PlanKey
  price: PlanPrice
  /** Amount and trial in one text: a page that offers something else is another page. */
  offer: string
  /** Days without a charge and without a card; 0 for none. */
  trialDays: number
  successUrl: string
  cancelUrl: string
  locale: Locale
}

/** A price as the provider has it. Cents are null where it has no fixed amount. */
export type ProviderPrice = {
  productId: string
  isActive: boolean
  cents: number | null
  currency: string
  isMonthly: boolean
}

/** How our account stands at the provider. */
export type ProviderSetup = {
  accountId: string
  /** Where events go; `events` has `*` for all. */
  receivers: readonly { url: string; events: readonly string[]; isEnabled: boolean }[]
}

/** One thing that is bought once, charged as we say: a name and cents for one of them. */
export type PaymentLine = { name: string; amountCents: number; quantity: number }

/** A way to send parcels, in cents. */
export type PaymentRate = { key: ShippingRate; name: string; amountCents: number }

/** What a payment of once is for. Equal `key`s give the same page. */
export type NewPayment = {
  key: string
  orderId: string
  customerId: string
  lines: readonly PaymentLine[]
  /** Where parcels go to and how; null where nothing is sent. */
  shipping: { countries: readonly string[]; rates: readonly PaymentRate[] } | null
  /** Whether the provider adds tax, by its own settings. */
  addsTax: boolean
  /** Half an hour from now at least. */
  expiresAt: Date
  successUrl: string
  cancelUrl: string
  locale: Locale
}

/** Where a parcel goes. */
export type PostalAddress = {
  line1: string
  line2: string | null
  city: string
  state: string | null
  postalCode: string
  /** ISO 3166-1 code. */
  country: string
}

/** A page of the provider on which something is bought once, as it is now. */
export type ProviderPayment = {
  id: string
  /** Null once it is no longer open. */
  url: string | null
  /** `waits`: decided later, as payments by bank are. `failed`: that decision was a no. */
  state: 'open' | 'waits' | 'paid' | 'failed' | 'expired'
  /** Of our order; null for a page that is none of ours. */
  orderId: string | null
  paymentIntentId: string | null
  subtotalCents: number
  shippingCents: number
  taxCents: number
  totalCents: number
  currency: string
  shippingRate: ShippingRate | null
  shipping: { name: string; address: PostalAddress } | null
}

/** A product with its price, as the provider has them. */
export type ProviderProduct = { name: string; isActive: boolean; priceCents: number | null }

/** What a product is to be sold for. `isMonthly`: again each month. */
export type KeptPrice = {
  productId: string
  priceId: string | null
  cents: number
  currency: string
  isMonthly: boolean
}

/** Money that is given back. Equal `key`s give it back once. */
export type NewRefund = { key: string; refundId: string; paymentIntentId: string; amountCents: number }

/** Money that was given back, as the provider has it now. */
export type ProviderRefund = {
  id: string
  amountCents: number
  state: 'done' | 'waits' | 'failed'
  /** Of our refund; null for one that was made at the provider. */
  refundId: string | null
}

/** What was charged for one period of a subscription. */
export type PlanCharge = {
  paymentIntentId: string
  amountCents: number
  currency: string
  chargedAt: Date
  periodStart: Date
  periodEnd: Date
}

/** A bank that looks into a payment. */
export type ProviderDispute = {
  id: string
  paymentIntentId: string | null
  amountCents: number
  state: 'open' | 'won' | 'lost'
}

/** The payment provider. Every call leaves the process, may be slow and may fail. */
export type Payments = {
  /** Whether plans can be started here. */
  readonly isOpen: boolean
  /** Whether money moves: events of the other kind are not ours. */
  readonly isLive: boolean
  /** Prices the provider had for plans before it was notified of any. */
  readonly prices: Readonly<Partial<Record<PlanKey, string>>>
  /** Account and receivers as they are now. @throws PaymentsError */
  readSetup(): Promise<ProviderSetup>
  /** Makes a customer; the same account gets the same one. @throws PaymentsError */
  createCustomer(customer: { userId: string; email: string; locale: Locale }): Promise<string>
  /** Ends all subscriptions of a customer and removes the customer; one that is gone is fine. @throws PaymentsError */
  endCustomer(customerId: string): Promise<void>
  /** Opens the page on which a plan is started. @throws PaymentsError */
  openCheckout(checkout: NewCheckout): Promise<ProviderCheckout>
  /** A checkout as it is now; null when there is none. @throws PaymentsError */
  readCheckout(id: string): Promise<ProviderCheckout | null>
  /** Opens the page on which something is bought once. @throws PaymentsError */
  openPayment(payment: NewPayment): Promise<ProviderPayment>
  /** Such a page as it is now; null when there is none, or it starts a plan. @throws PaymentsError */
  readPayment(id: string): Promise<ProviderPayment | null>
  /** The page of an order among those of a customer; null when none was opened. @throws PaymentsError */
  findPayment(of: { customerId: string; orderId: string }): Promise<ProviderPayment | null>
  /** The page on which a payment was made; null when it was none of ours. @throws PaymentsError */
  pageOfIntent(paymentIntentId: string): Promise<string | null>
  /** The payment behind a charge or a refund; null when there is none. @throws PaymentsError */
  intentOf(id: string): Promise<string | null>
  /** Gives money back. @throws PaymentsError */
  refundPayment(refund: NewRefund): Promise<ProviderRefund>
  /** What was given back of a payment. @throws PaymentsError */
  refundsOf(paymentIntentId: string): Promise<ProviderRefund[]>
  /** A dispute as it is now; null when there is none. @throws PaymentsError */
  readDispute(id: string): Promise<ProviderDispute | null>
  /** Closes a checkout; one that is closed already is fine. @throws PaymentsError */
  expireCheckout(id: string): Promise<void>
  /** A subscription as it is now; null when there is none. @throws PaymentsError */
  readSubscription(id: string): Promise<ProviderSubscription | null>
  /** Lets a subscription end with its period, or go on. @throws PaymentsError */
  setEnding(id: string, isEnding: boolean): Promise<void>
  /** Ends a subscription now; one that is over is fine. @throws PaymentsError */
  endSubscription(id: string): Promise<void>
  /** What was charged for a subscription, the newest first. @throws PaymentsError */
  planCharges(subscriptionId: string): Promise<PlanCharge[]>
  /** The subscription an invoice is for, or null. @throws PaymentsError */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>
  /** The address of the provider's page for a customer's card, plan and bills. @throws PaymentsError */
  openPortal(portal: { customerId: string; returnUrl: string; locale: Locale }): Promise<string>
  /** A price as it is now; null when there is none. @throws PaymentsError */
  readPrice(id: string): Promise<ProviderPrice | null>
  /**
   * Gives the price a product is sold for: the one it has where the amount is the same, else a new one, and the old
   * one is archived. @throws PaymentsError
   */
  keepPrice(price: KeptPrice): Promise<string>
  /** A product and one of its prices as they are now; null when there is no such product. @throws PaymentsError */
  readProduct(productId: string, priceId: string | null): Promise<ProviderProduct | null>
  /** Reads what the provider sent: signature, age, kind. @throws PaymentsError `forged` */
  readEvent(body: Buffer, signature: string): Promise<ProviderEvent>
  /** What happened since an instant, of these types, the newest first. @throws PaymentsError */
  eventsSince(since: Date, types: readonly string[]): AsyncIterable<ProviderEvent>
}

/**
 * Why a call of the provider ended in nothing. After `away` it may have been done all the same; after `unreached` and
 * `refused` it was not.
 */
export type PaymentsErrorReason = 'away' | 'unreached' | 'refused' | 'forged' | 'closed'

/** A call of the provider that did not end well. The message has no data of members. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError'

  constructor(
    readonly reason: PaymentsErrorReason,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options)
  }
}
