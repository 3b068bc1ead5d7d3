import type { Sql } from '#services/database/db.ts'
import { demoProducts } from '../content/store/index.ts'
import { digitalKinds } from '../content/store/product.ts'
import { demoReviews, reviewNames } from '../content/store/reviews.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { emailOf, personId } from './people.ts'
import { productId } from './productId.ts'

const DAY_MS = 86_400_000
/** The first number of these orders, far from those the checkout gives. */
const FIRST_NUMBER = 900_001

/**
 * Reviews of the demo dataset, and the paid orders that make their writers buyers. Reviews of people who are not in
 * this dataset are left out.
 */
export async function seedReviews(sql: Sql, now: Date): Promise<void> {
  const admin = personId('admin')
  const known = new Set((await sql.query<{ id: string }>('select id from profiles')).map(({ id }) => id))
  const bought = demoReviews.flatMap((review, index) => {
    const product = demoProducts.find(({ key }) => key === review.product)
    const userId = personId(review.by)
    if (!product || !known.has(userId)) return []
    const name = `${review.by}:${review.product}`
    const at = new Date(now.getTime() - (demoReviews.length - index + 3) * DAY_MS)
    const type = digitalKinds.includes(product.kind) ? 'digital' : 'physical'
    return [{ ...review, product, userId, name, at, type, number: FIRST_NUMBER + index }]
  })
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
      stock_held: 'boolean',
      is_live: 'boolean',
      revision: 'numeric',
      paid_at: 'timestamptz',
      ...stamps,
    },
    bought.map(({ name, userId, by, product: { priceCents }, number, at }) => ({
      id: seedId(`order:${name}`),
      user_id: userId,
      number: `EK-${number}`,
      key: `seed:${name}`,
      session_id: `cs_test_seed_${number}`,
      status: 'paid',
      currency: 'usd',
      subtotal_cents: priceCents,
      shipping_cents: 0,
      tax_cents: 0,
      total_cents: priceCents,
      refunded_cents: 0,
      customer_email: emailOf(by),
      stock_held: false,
      is_live: false,
      revision: 1,
      paid_at: at,
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
    bought.map(({ name, userId, product, type, at }) => ({
      id: seedId(`order-item:${name}`),
      order_id: seedId(`order:${name}`),
      product_id: productId(product.key),
      title: product.words.en[0],
      product_type: type,
      quantity: 1,
      price_at_purchase_cents: product.priceCents,
      recipient_id: userId,
      created_at: at,
      updated_at: at,
    })),
  )
  await insertRows(
    sql,
    'order_events',
    { id: 'uuid', order_id: 'uuid', kind: 'text', at: 'timestamptz', amount_cents: 'numeric', ...stamps },
    bought.map(({ name, product: { priceCents }, at }) => ({
      id: seedId(`order-event:${name}:paid`),
      order_id: seedId(`order:${name}`),
      kind: 'paid',
      at,
      amount_cents: priceCents,
      created_at: at,
      updated_at: at,
    })),
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
      granted_at: 'timestamptz',
      downloads: 'numeric',
      ...stamps,
    },
    bought
      .filter(({ type }) => type === 'digital')
      .map(({ name, userId, product, at }) => ({
        id: seedId(`entitlement:${name}`),
        user_id: userId,
        product_id: productId(product.key),
        order_item_id: seedId(`order-item:${name}`),
        status: 'active',
        granted_at: at,
        downloads: 0,
        created_at: at,
        updated_at: at,
      })),
  )
  await insertRows(
    sql,
    'product_reviews',
    {
      id: 'uuid',
      product_id: 'uuid',
      user_id: 'uuid',
      rating: 'numeric',
      text: 'text',
      user_public_name: 'text',
      state: 'text',
      decided_by_id: 'uuid',
      decided_at: 'timestamptz',
      ...stamps,
    },
    bought.map(({ name, by, userId, product, rating, text, state, at }) => ({
      id: seedId(`review:${name}`),
      product_id: productId(product.key),
      user_id: userId,
      rating,
      text,
      user_public_name: reviewNames[by],
      state,
      ...(state !== 'pending' && { decided_by_id: admin, decided_at: at }),
      created_at: at,
      updated_at: at,
    })),
  )
}
