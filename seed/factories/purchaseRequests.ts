import { REMIND_HOURS, REQUEST_HOURS } from '#domain/requests/requests.ts'
import type { Sql } from '#services/database/db.ts'
import { demoRequests, type DemoRequest } from '../content/purchaseRequests.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { personId } from './people.ts'

const HOUR_MS = 3_600_000
/**
 * What the parent lets each of them spend in a month, in cents: more than the usual limit, so that what waits can be
 * bought.
 */
const LIMIT_CENTS = 20_000
/** The parent of the two who ask. */
const GUARDIAN = 'tobias'
/** Far from the numbers that orders are given, and from those of the other demo orders. */
const FIRST_NUMBER = 910_001

type Product = { id: string; title: string; cents: number }

// Parcels, so that none of them needs a file; the same ones whenever it runs.
const PRODUCTS = `
select p.id, l.title, p.price_cents as cents from products p join products_locales l on l._parent_id = p.id and l._locale = 'en'
where p.is_active and p.product_type = 'physical' and p.age_restriction = 'all'
order by p.category = 'kids' desc, p.slug limit $1`

/** Whether the shelf has enough for the requests of the demo dataset. */
export const hasShelf = async (sql: Sql): Promise<boolean> =>
  (await sql.query<Product>(PRODUCTS, [demoRequests.length])).length === demoRequests.length

/** Stores requests in each state, the order of the one that was paid, and the limit their guardian set. */
export async function seedPurchaseRequests(sql: Sql, now: Date): Promise<void> {
  const products = await sql.query<Product>(PRODUCTS, [demoRequests.length])
  const made = demoRequests.map((request, index) => ({
    request,
    product: products[index]!,
    id: seedId(`request:${index}`),
    index,
    ...momentsOf(request, now),
  }))
  await insertRows(
    sql,
    'purchase_requests',
    {
      id: 'uuid',
      child_id: 'uuid',
      guardian_id: 'uuid',
      product_id: 'uuid',
      quantity: 'numeric',
      status: 'text',
      reason: 'text',
      answer: 'text',
      answer_reason: 'text',
      amount_cents: 'numeric',
      expires_at: 'timestamptz',
      reminded_at: 'timestamptz',
      decided_at: 'timestamptz',
      ...stamps,
    },
    made.map(({ id, request, product, askedAt, decidedAt, endsAt, remindedAt }) => ({
      id,
      child_id: personId(request.child),
      guardian_id: isAnswered(request) ? personId(GUARDIAN) : null,
      product_id: product.id,
      quantity: 1,
      status: request.status,
      reason: request.reason,
      answer: request.answer,
      answer_reason: request.answerReason,
      amount_cents: isApproved(request) ? product.cents : null,
      expires_at: endsAt,
      reminded_at: remindedAt,
      decided_at: decidedAt,
      created_at: askedAt,
      updated_at: decidedAt ?? askedAt,
    })),
  )
  await sql.query(
    `update guardian_links set monthly_cap_cents = $3 where guardian_id = $1 and child_id = any($2::uuid[]) and status = 'verified'`,
    [personId(GUARDIAN), [...new Set(demoRequests.map(({ child }) => personId(child)))], LIMIT_CENTS],
  )
  for (const { id, request, product, decidedAt, index } of made)
    if (request.status === 'paid')
      await addOrder(sql, { id, child: request.child, product, paidAt: decidedAt!, index })
}

const isApproved = ({ status }: DemoRequest): boolean => status === 'approved' || status === 'paid'
const isAnswered = (request: DemoRequest): boolean => isApproved(request) || request.status === 'declined'

/** When it was asked and answered, when it ends, and when its guardian was reminded. */
function momentsOf(request: DemoRequest, now: Date) {
  const { hoursAgo, after } = request
  const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS)
  const askedAt = hoursAfter(now, -hoursAgo)
  const decidedAt = after === undefined ? null : hoursAfter(askedAt, after)
  return {
    askedAt,
    decidedAt,
    endsAt: hoursAfter(isApproved(request) ? decidedAt! : askedAt, REQUEST_HOURS),
    remindedAt: (after ?? hoursAgo) >= REMIND_HOURS ? hoursAfter(askedAt, REMIND_HOURS) : null,
  }
}

type PaidRequest = { id: string; child: string; product: Product; paidAt: Date; index: number }

/** The order of a guardian whose item is the child's. */
async function addOrder(sql: Sql, { id, child, product, paidAt, index }: PaidRequest): Promise<void> {
  const orderId = seedId(`request-order:${index}`)
  const at = { created_at: paidAt, updated_at: paidAt }
  await insertRows(
    sql,
    'orders',
    {
      id: 'uuid',
      user_id: 'uuid',
      number: 'text',
      key: 'text',
      status: 'text',
      currency: 'text',
      subtotal_cents: 'numeric',
      total_cents: 'numeric',
      shipping_cents: 'numeric',
      tax_cents: 'numeric',
      refunded_cents: 'numeric',
      request_id: 'uuid',
      stock_held: 'boolean',
      is_live: 'boolean',
      revision: 'numeric',
      paid_at: 'timestamptz',
      ...stamps,
    },
    [
      {
        id: orderId,
        user_id: personId(GUARDIAN),
        number: `EK-${FIRST_NUMBER + index}`,
        key: `seed:request:${index}`,
        status: 'paid',
        currency: 'usd',
        subtotal_cents: product.cents,
        total_cents: product.cents,
        shipping_cents: 0,
        tax_cents: 0,
        refunded_cents: 0,
        request_id: id,
        stock_held: false,
        is_live: false,
        revision: 1,
        paid_at: paidAt,
        ...at,
      },
    ],
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
    [
      {
        id: seedId(`request-item:${index}`),
        order_id: orderId,
        product_id: product.id,
        title: product.title,
        product_type: 'physical',
        quantity: 1,
        price_at_purchase_cents: product.cents,
        recipient_id: personId(child),
        ...at,
      },
    ],
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
      ...stamps,
    },
    (['placed', 'paid'] as const).map((kind) => ({
      id: seedId(`request-event:${index}:${kind}`),
      order_id: orderId,
      kind,
      at: paidAt,
      amount_cents: product.cents,
      ...at,
    })),
  )
}
