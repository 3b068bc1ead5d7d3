import type { Sql } from '#services/database/db.ts'
import { demoProducts } from '../content/store/index.ts'
import { demoOrders, type DemoOrder } from '../content/store/orders.ts'
import { digitalKinds } from '../content/store/product.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { emailOf, personId } from './people.ts'
import { productId } from './productId.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The first number of these orders, far from those the checkout gives. */
const FIRST_NUMBER = 920_001
/** Who bought all of it. */
const BUYER = 'maren'
const ADDRESS = {
  line1: '18 Lakeshore Drive',
  line2: null,
  city: 'Detroit',
  state: 'MI',
  postalCode: '48207',
  country: 'US',
}

/** Hours in which the pending order can still be paid. */
const OPEN_HOURS = 23

/** Orders of one adult of the demo dataset in every state an order comes to rest in, with what followed. */
export const seedOrders = (sql: Sql, now: Date): Promise<void> =>
  addOrders(sql, { now, isWanted: ({ status }) => status !== 'pending' })

/** The one that waits for its payment. Wants the provider to have its page. */
export const seedPendingOrder = (sql: Sql, now: Date): Promise<void> =>
  addOrders(sql, { now, isWanted: ({ status }) => status === 'pending' })

type Wanted = { now: Date; isWanted: (order: DemoOrder) => boolean }

async function addOrders(sql: Sql, { now, isWanted }: Wanted): Promise<void> {
  const orders = demoOrders
    .map((order, index) => laidOut(order, { index, now }))
    .filter(({ order }) => isWanted(order))
  const userId = personId(BUYER)
  await insertRows(
    sql,
    'orders',
    {
      id: 'uuid',
      user_id: 'uuid',
      number: 'text',
      key: 'text',
      session_id: 'text',
      status: 'text',
      currency: 'text',
      subtotal_cents: 'numeric',
      shipping_cents: 'numeric',
      tax_cents: 'numeric',
      total_cents: 'numeric',
      refunded_cents: 'numeric',
      customer_email: 'text',
      shipping_name: 'text',
      shipping_address: 'jsonb',
      stock_held: 'boolean',
      is_live: 'boolean',
      revision: 'numeric',
      paid_at: 'timestamptz',
      expires_at: 'timestamptz',
      emailed_at: 'timestamptz',
      shipped_at: 'timestamptz',
      ...stamps,
    },
    orders.map(({ order, id, number, sums, at, items, events }) => ({
      id,
      user_id: userId,
      number: `EK-${number}`,
      key: `seed:order:${order.name}`,
      session_id: `cs_test_seed_${number}`,
      status: order.status,
      currency: 'usd',
      ...sums,
      customer_email: emailOf(BUYER),
      ...(items.some(({ type }) => type === 'physical') && {
        shipping_name: 'Maren Cole',
        shipping_address: ADDRESS,
      }),
      stock_held: false,
      is_live: false,
      revision: 1,
      paid_at: isPaid(order) ? at : null,
      expires_at: order.status === 'pending' ? new Date(at.getTime() + OPEN_HOURS * HOUR_MS) : null,
      emailed_at: events.find(({ kind }) => kind === 'emailed')?.at,
      shipped_at: events.find(({ kind }) => kind === 'shipped')?.at,
      created_at: at,
      updated_at: at,
    })),
  )
  await insertRows(
    sql,
    'order_items',
    {
      id: 'uuid',
      order_id: 'uuid',
      product_id: 'uuid',
      title: 'text',
      product_type: 'text',
      quantity: 'numeric',
      price_at_purchase_cents: 'numeric',
      recipient_id: 'uuid',
      ...stamps,
    },
    orders.flatMap(({ id: orderId, items, at }) =>
      items.map(({ id, product, type, quantity }) => ({
        id,
        order_id: orderId,
        product_id: productId(product.key),
        title: product.words.en[0],
        product_type: type,
        quantity,
        price_at_purchase_cents: product.priceCents,
        recipient_id: userId,
        created_at: at,
        updated_at: at,
      })),
    ),
  )
  await insertRows(
    sql,
    'order_events',
    {
      id: 'uuid',
      order_id: 'uuid',
      kind: 'text',
      at: 'timestamptz',
      amount_cents: 'numeric',
      note: 'text',
      ...stamps,
    },
    orders.flatMap(({ id, events }) =>
      events.map(({ at, ...event }) => ({
        id: seedId(`${id}:${event.kind}`),
        order_id: id,
        ...event,
        at,
        created_at: at,
        updated_at: at,
      })),
    ),
  )
  await insertRows(
    sql,
    'refunds',
    {
      id: 'uuid',
      order_id: 'uuid',
      order_item_id: 'uuid',
      amount_cents: 'numeric',
      state: 'text',
      reason: 'text',
      asked_by_id: 'uuid',
      decided_by_id: 'uuid',
      decided_at: 'timestamptz',
      provider_id: 'text',
      key: 'text',
      ...stamps,
    },
    orders.flatMap(({ id, order: { refund }, number, items, back, askedAt, decidedAt }) =>
      refund
        ? [
            {
              id: seedId(`refund:${id}`),
              order_id: id,
              order_item_id: refund.item === null ? null : items[refund.item]!.id,
              amount_cents: back,
              state: refund.state,
              reason: refund.reason,
              asked_by_id: userId,
              ...(refund.state !== 'asked' && { decided_by_id: personId('admin'), decided_at: decidedAt }),
              ...(refund.state === 'done' && { provider_id: `re_seed_${number}` }),
              key: `seed:refund:${id}`,
              created_at: askedAt,
              updated_at: askedAt,
            },
          ]
        : [],
    ),
  )
  await insertRows(
    sql,
    'entitlements',
    {
      id: 'uuid',
      user_id: 'uuid',
      product_id: 'uuid',
      order_item_id: 'uuid',
      status: 'text',
      reason: 'text',
      granted_at: 'timestamptz',
      revoked_at: 'timestamptz',
      downloads: 'numeric',
      ...stamps,
    },
    orders.flatMap(({ order: { status }, items, at, decidedAt }) =>
      items
        .filter(({ type }) => type === 'digital' && isPaid({ status }))
        .map(({ id, product }) => ({
          id: seedId(`entitlement:${id}`),
          user_id: userId,
          product_id: productId(product.key),
          order_item_id: id,
          status: status === 'refunded' ? 'revoked' : status === 'disputed' ? 'resting' : 'active',
          ...(status === 'refunded' && { reason: 'refund', revoked_at: decidedAt }),
          ...(status === 'disputed' && { reason: 'dispute' }),
          granted_at: at,
          downloads: 0,
          created_at: at,
          updated_at: at,
        })),
    ),
  )
}

const isPaid = ({ status }: Pick<DemoOrder, 'status'>): boolean => status !== 'failed' && status !== 'pending'

/** An order with its items, sums and moments. */
function laidOut(order: DemoOrder, { index, now }: { index: number; now: Date }) {
  const at = new Date(now.getTime() - order.daysAgo * DAY_MS)
  const hoursLater = (hours: number) => new Date(at.getTime() + hours * HOUR_MS)
  const id = seedId(`order:shelf:${order.name}`)
  const items = order.items.map(([key, quantity], place) => {
    const product = demoProducts.find((one) => one.key === key)!
    const type = digitalKinds.includes(product.kind) ? 'digital' : 'physical'
    return { id: seedId(`${id}:${place}`), product, type, quantity }
  })
  const priceOf = ({ product, quantity }: (typeof items)[number]) => product.priceCents * quantity
  const { refund, shippingCents = 0, taxCents = 0 } = order
  const subtotal = items.reduce((sum, item) => sum + priceOf(item), 0)
  const total = subtotal + shippingCents + taxCents
  const back = !refund ? 0 : refund.item === null ? total : priceOf(items[refund.item]!)
  const [askedAt, decidedAt] = [hoursLater(24 * 3), hoursLater(24 * 4)]
  const sums = {
    subtotal_cents: subtotal,
    shipping_cents: shippingCents,
    tax_cents: taxCents,
    total_cents: total,
    refunded_cents: refund?.state === 'done' ? back : 0,
  }
  const ends = { declined: 'refund_declined', done: 'refunded' } as const
  const events = [
    { kind: 'placed', at: hoursLater(-0.1) },
    ...(isPaid(order) ? [{ kind: 'paid', at, amount_cents: total }] : []),
    ...(order.status === 'failed' ? [{ kind: 'failed', at }] : []),
    ...(order.events ?? []).map(([kind, hours]) => ({ kind, at: hoursLater(hours + 0.05) })),
    ...(refund ? [{ kind: 'refund_asked', at: askedAt, amount_cents: back }] : []),
    ...(refund && refund.state !== 'asked'
      ? [
          {
            kind: ends[refund.state],
            at: decidedAt,
            ...(refund.state === 'done' ? { amount_cents: back } : { note: refund.note }),
          },
        ]
      : []),
  ]
  return { order, id, number: FIRST_NUMBER + index, items, sums, back, at, askedAt, decidedAt, events }
}
