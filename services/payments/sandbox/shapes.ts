/** What all objects of the sandbox have, as the provider names it. Times are seconds. */
type Common<Kind extends string> = {
  id: string
  object: Kind
  created: number
  livemode: false
  metadata: Record<string, string>
}

/** Objects of the sandbox: of the provider's, the fields the product and its SDK look at. */
export type Customer = Common<'customer'> & {
  email: string | null
  invoice_settings: { default_payment_method: string | null }
  deleted?: true
}
export type Product = Common<'product'> & { name: string; active: boolean }
export type Price = Common<'price'> & {
  product: string
  currency: string
  unit_amount: number
  active: boolean
  type: 'one_time' | 'recurring'
  recurring: { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number } | null
}
/** One line of a checkout; `name` stands with prices that were made for this checkout alone. */
export type Line = { price: Price; quantity: number; name?: string }
/** A way to send what is bought. */
export type ShippingRate = {
  id: string
  object: 'shipping_rate'
  display_name: string
  fixed_amount: { amount: number; currency: string }
  metadata: Record<string, string>
}
/** Where it is sent. */
export type ShippingDetails = {
  name: string
  address: {
    line1: string
    line2: string | null
    city: string
    state: string | null
    postal_code: string
    country: string
  }
}
export type Session = Common<'checkout.session'> & {
  mode: 'payment' | 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  customer: string | null
  client_reference_id: string | null
  success_url: string
  cancel_url: string | null
  amount_subtotal: number
  amount_total: number
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number }
  shipping_cost: {
    amount_subtotal: number
    amount_tax: 0
    amount_total: number
    shipping_rate: string
  } | null
  collected_information: { shipping_details: ShippingDetails | null } | null
  customer_details: { email: string | null } | null
  currency: string
  payment_intent: string | null
  subscription: string | null
  invoice: string | null
  expires_at: number
  url: string | null
  /** Ours: what the page needs when it is paid. */
  _lines: Line[]
  /** Countries it can be sent to; none where nothing is sent. */
  _countries: string[]
  _rates: ShippingRate[]
  /** When a payment that takes its time ends, in seconds, and how. */
  _settles: { at: number; fails: boolean } | null
  _trialDays: number
  _isCardOptional: boolean
  _endsWithoutCard: boolean
  _subscriptionMetadata: Record<string, string>
}
export type Item = {
  id: string
  object: 'subscription_item'
  subscription: string
  price: Price
  quantity: number
  current_period_start: number
  current_period_end: number
}
export type Subscription = Common<'subscription'> & {
  customer: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  trial_start: number | null
  trial_end: number | null
  default_payment_method: string | null
  latest_invoice: string | null
  items: { object: 'list'; has_more: false; data: [Item] }
  _endsWithoutCard: boolean
  _isWarned: boolean
}
export type Invoice = Common<'invoice'> & {
  customer: string
  currency: string
  billing_reason: 'subscription_create' | 'subscription_cycle'
  status: 'open' | 'paid' | 'void'
  amount_due: number
  amount_paid: number
  attempt_count: number
  next_payment_attempt: number | null
  status_transitions: { paid_at: number | null }
  /** What it is for: one period of the subscription. */
  lines: {
    object: 'list'
    has_more: false
    data: [{ id: string; object: 'line_item'; amount: number; period: { start: number; end: number } }]
  }
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  /** Ours: the payment that paid it; null while it is open, and where there was nothing to pay. */
  _intent: string | null
}
export type PaymentMethod = Common<'payment_method'> & {
  type: 'card'
  customer: string
  card: { brand: string; last4: string }
  /** Ours: the test card's number. */
  _number: string
}
export type PaymentIntent = Common<'payment_intent'> & {
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  payment_method: string | null
  latest_charge: string | null
  status: 'succeeded' | 'processing' | 'requires_payment_method'
}
export type Charge = Common<'charge'> & {
  amount: number
  amount_refunded: number
  currency: string
  customer: string | null
  payment_intent: string
  disputed: boolean
  refunded: boolean
  status: 'succeeded'
}
export type Refund = Common<'refund'> & {
  amount: number
  currency: string
  charge: string
  payment_intent: string
  status: 'succeeded'
}
export type Dispute = Common<'dispute'> & {
  amount: number
  currency: string
  charge: string
  payment_intent: string
  reason: 'fraudulent'
  status: 'needs_response' | 'won' | 'lost'
}
export type Portal = Common<'billing_portal.session'> & {
  customer: string
  return_url: string
  url: string
}
export type Event = Common<'event'> & {
  type: string
  api_version: string
  data: { object: unknown }
  pending_webhooks: number
  request: { id: null; idempotency_key: null }
}

/** Every object by the name of its kind. */
export type Shapes = {
  customer: Customer
  product: Product
  price: Price
  'checkout.session': Session
  subscription: Subscription
  invoice: Invoice
  payment_method: PaymentMethod
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  'billing_portal.session': Portal
  event: Event
}
/** The name of a kind. */
export type Kind = keyof Shapes

/** How the ids of a kind begin. */
export const prefixes: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  invoice: 'in',
  payment_method: 'pm',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'dp',
  'billing_portal.session': 'bps',
  event: 'evt',
}
