import { newId } from '#operations/_kit/ids.ts'
import type { AgeRestriction, Category, OrderStatus, ProductType } from '#domain/store/words.ts'
import { locales } from '#messages'
import type { Db } from '#services/database/db.ts'
import type { Person } from './people.ts'

type NewProduct = {
  title?: string
  type?: ProductType
  category?: Category
  restriction?: AgeRestriction
  priceCents?: number
  stock?: number
  isActive?: boolean
}
/** A product of a test. */
export type TestProduct = { id: string; slug: string; title: string; type: ProductType; priceCents: number }

/** Puts a product on the shelf: physical, for all, 10 dollars, 5 in stock, unless said otherwise. */
export async function addProduct(
  db: Db,
  {
    title = 'Breathing cards',
    type = 'physical',
    category = 'adults',
    restriction = 'all',
    priceCents = 1_000,
    stock = 5,
    isActive = true,
  }: NewProduct = {},
): Promise<TestProduct> {
  const id = newId()
  const slug = `product-${id.slice(-12)}`
  await db.query(
    `insert into products (id, slug, category, product_type, age_restriction, price_cents, is_active, sku, stock, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`,
    [
      id,
      slug,
      category,
      type,
      restriction,
      priceCents,
      isActive,
      ...(type === 'physical' ? [slug.toUpperCase(), stock] : [null, null]),
    ],
  )
  for (const locale of locales)
    await db.query('insert into products_locales (_parent_id, _locale, title) values ($1, $2, $3)', [
      id,
      locale,
      title,
    ])
  return { id, slug, title, type, priceCents }
}

type NewOrder = { status?: OrderStatus; recipient?: Pick<Person, 'id'>; quantity?: number; at?: Date }
/** An order of a test, with its one item and the entitlement of a digital one. */
export type TestOrder = { id: string; itemId: string; sessionId: string; entitlementId: string | null }

/** Stores an order of one product as the paid checkout leaves it. */
export async function addOrder(
  db: Db,
  buyer: Pick<Person, 'id' | 'email'>,
  product: TestProduct,
  { status = 'paid', recipient = buyer, quantity = 1, at = new Date() }: NewOrder = {},
): Promise<TestOrder> {
  const [id, itemId] = [newId(), newId()]
  const sessionId = `cs_test_${id.slice(-12)}`
  const total = product.priceCents * quantity
  const isPaid = status !== 'pending' && status !== 'failed'
  await db.query(
    `insert into orders (id, user_id, number, key, session_id, payment_intent_id, status, subtotal_cents, total_cents,
       refunded_cents, customer_email, paid_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12)`,
    [
      id,
      buyer.id,
      `EK-${id.slice(-12)}`,
      `order:${id}`,
      sessionId,
      `pi_${id.slice(-12)}`,
      status,
      total,
      status === 'refunded' ? total : 0,
      buyer.email,
      isPaid ? at : null,
      at,
    ],
  )
  await db.query(
    `insert into order_items (id, order_id, product_id, title, product_type, quantity, price_at_purchase_cents, recipient_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [itemId, id, product.id, product.title, product.type, quantity, product.priceCents, recipient.id],
  )
  if (!isPaid || product.type !== 'digital') return { id, itemId, sessionId, entitlementId: null }
  const entitlementId = newId()
  await db.query(
    `insert into entitlements (id, user_id, product_id, order_item_id, status, granted_at) values ($1, $2, $3, $4, $5, $6)`,
    [entitlementId, recipient.id, product.id, itemId, status === 'refunded' ? 'revoked' : 'active', at],
  )
  return { id, itemId, sessionId, entitlementId }
}
