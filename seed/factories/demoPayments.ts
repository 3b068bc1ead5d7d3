import type { OrderStatus } from '#domain/store/enums.ts'
import type { Sql } from '#services/database/db.ts'
import { charge, keepCard } from '#services/payments/sandbox/cards.ts'
import { expireSession } from '#services/payments/sandbox/checkout.ts'
import { makeRefund } from '#services/payments/sandbox/refunds.ts'
import type { Line, PaymentIntent, Session } from '#services/payments/sandbox/shapes.ts'
import { newObjectId } from '#services/payments/sandbox/store.ts'
import type { DemoProvider } from './demoProvider.ts'

/** A card that pays, and one whose payment is disputed. */
const PAYS = '4242424242424242'
const IS_DISPUTED = '4000000000000259'

type Order = {
  id: string
  user_id: string
  session_id: string | null
  status: OrderStatus
  subtotal_cents: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  customer_email: string | null
  created_at: Date
  paid_at: Date | null
  expires_at: Date | null
}

const ORDERS = `
select id, user_id, session_id, status, subtotal_cents, shipping_cents, tax_cents, total_cents, customer_email, created_at, paid_at, expires_at
from orders where key like 'seed:%' and user_id is not null and payment_intent_id is null order by created_at`

/**
 * Pays the orders of the demo dataset at the provider, when they were paid here, and gives back what was given back:
 * staff can refund them like any other.
 */
export async function seedDemoPayments(sql: Sql, provider: DemoProvider, origin: string): Promise<void> {
  for (const order of await sql.query<Order>(ORDERS, [])) await pay(sql, provider, { order, origin })
}

async function pay(
  sql: Sql,
  provider: DemoProvider,
  { order, origin }: { order: Order; origin: string },
): Promise<void> {
  const { store } = provider
  provider.at(order.paid_at ?? order.created_at)
  const customer = await provider.customerOf(order.user_id)
  const intent = order.paid_at && (await paid(provider, customer, order))
  const session = await store.make('checkout.session', {
    ...sessionOf(order, await linesOf(sql, provider, order)),
    customer,
    payment_intent: intent?.id ?? null,
    success_url: `${origin}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/cart`,
  })
  if (order.status === 'pending') {
    session.url = `${origin}/sandbox/pay/${session.id}`
    await store.put(session)
  } else if (!intent) await expireSession(store, session)
  await sql.query('update orders set session_id = $2, payment_intent_id = $3 where id = $1', [
    order.id,
    session.id,
    intent?.id ?? null,
  ])
  if (intent) await giveBack(sql, provider, { orderId: order.id, intent })
  if (order.status === 'disputed') {
    const [dispute] = (await store.all('dispute')).filter((one) => one.payment_intent === intent?.id)
    await sql.query(`update order_events set note = $2 where order_id = $1 and kind = 'disputed'`, [
      order.id,
      dispute!.id,
    ])
  }
}

async function paid({ store }: DemoProvider, customer: string, order: Order): Promise<PaymentIntent> {
  const card = await keepCard(store, customer, order.status === 'disputed' ? IS_DISPUTED : PAYS)
  const intent = await charge(store, { customer, amount: order.total_cents, currency: 'usd', card })
  intent.metadata = { orderId: order.id }
  await store.put(intent)
  return intent
}

async function linesOf(sql: Sql, { store }: DemoProvider, { id }: Order): Promise<Line[]> {
  const items = await sql.query<{ title: string; quantity: number; cents: number }>(
    'select title, quantity, price_at_purchase_cents as cents from order_items where order_id = $1 order by id',
    [id],
  )
  return items.map(({ title: name, quantity, cents }) => ({
    name,
    quantity,
    price: {
      id: newObjectId('price'),
      object: 'price',
      created: store.now(),
      livemode: false,
      metadata: {},
      product: newObjectId('prod'),
      currency: 'usd',
      unit_amount: cents,
      active: false,
      type: 'one_time',
      recurring: null,
    },
  }))
}

/** The page on which an order was paid, or can be. */
function sessionOf(order: Order, lines: Line[]): Omit<Session, 'object' | 'created' | 'livemode'> {
  const isPaid = order.paid_at !== null
  const { shipping_cents: shipping, tax_cents: tax } = order
  return {
    id: order.session_id ?? newObjectId('cs_test'),
    mode: 'payment',
    status: isPaid ? 'complete' : 'open',
    payment_status: isPaid ? 'paid' : 'unpaid',
    customer: null,
    client_reference_id: order.id,
    success_url: '',
    cancel_url: null,
    amount_subtotal: order.subtotal_cents,
    amount_total: order.total_cents,
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: tax },
    shipping_cost:
      shipping === 0
        ? null
        : {
            amount_subtotal: shipping,
            amount_tax: 0,
            amount_total: shipping,
            shipping_rate: newObjectId('shr'),
          },
    collected_information: null,
    customer_details: { email: order.customer_email },
    currency: 'usd',
    payment_intent: null,
    subscription: null,
    invoice: null,
    expires_at: Math.floor((order.expires_at ?? order.created_at).getTime() / 1000),
    url: null,
    metadata: { orderId: order.id },
    _lines: lines,
    _countries: [],
    _rates: [],
    _settles: null,
    _trialDays: 0,
    _isCardOptional: false,
    _endsWithoutCard: false,
    _subscriptionMetadata: {},
  }
}

type Refunded = { orderId: string; intent: PaymentIntent }

async function giveBack(sql: Sql, provider: DemoProvider, { orderId, intent }: Refunded): Promise<void> {
  const done = await sql.query<{ id: string; cents: number; at: Date }>(
    `select id, amount_cents as cents, decided_at as at from refunds where order_id = $1 and state = 'done'`,
    [orderId],
  )
  for (const { id: refundId, cents, at } of done) {
    provider.at(at)
    const made = await makeRefund(provider.store, {
      payment_intent: intent.id,
      amount: String(cents),
      metadata: { refundId },
    })
    await sql.query('update refunds set provider_id = $2 where id = $1', [refundId, made.id])
  }
}
