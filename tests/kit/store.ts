import { newId } from '#operations/_kit/ids.ts'
import type { AgeRestriction, Category, OrderStatus, ProductType } from '#domain/store/enums.ts'
import { locales } from '#messages'
import type { Db } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
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

const insertProduct = statement(
  `insert into products (id, slug, category, product_type, age_restriction, price_cents, is_active, sku, stock, published_at)
   values ($id, $slug, $category, $type, $restriction, $priceCents, $isActive, $sku, $stock, now())`,
)

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
  await insertProduct(db, {
    id,
    slug,
    category,
    type,
    restriction,
    priceCents,
    isActive,
    sku: type === 'physical' ? slug.toUpperCase() : null,
    stock: type === 'physical' ? stock : null,
  })
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

const insertOrder = statement(
  `insert into orders (id, user_id, number, key, session_id, payment_intent_id, status, subtotal_cents, total_cents,
     refunded_cents, customer_email, paid_at, created_at)
   values ($id, $userId, $number, $key, $sessionId, $paymentIntentId, $status, $total, $total, $refunded, $email, $paidAt, $at)`,
)
const insertItem = statement(
  `insert into order_items (id, order_id, product_id, title, product_type, quantity, price_at_purchase_cents, recipient_id)
   values ($itemId, $orderId, $productId, $title, $type, $quantity, $priceCents, $recipientId)`,
)

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
  await insertOrder(db, {
    id,
    userId: buyer.id,
    number: `EK-${id.slice(-12)}`,
    key: `order:${id}`,
    sessionId,
    paymentIntentId: `pi_${id.slice(-12)}`,
    status,
    total,
    refunded: status === 'refunded' ? total : 0,
    email: buyer.email,
    paidAt: isPaid ? at : null,
    at,
  })
  await insertItem(db, {
    itemId,
    orderId: id,
    productId: product.id,
    title: product.title,
    type: product.type,
    quantity,
    priceCents: product.priceCents,
    recipientId: recipient.id,
  })
  if (!isPaid || product.type !== 'digital') return { id, itemId, sessionId, entitlementId: null }
  const entitlementId = newId()
  await db.query(
    `insert into entitlements (id, user_id, product_id, order_item_id, status, granted_at) values ($1, $2, $3, $4, $5, $6)`,
    [entitlementId, recipient.id, product.id, itemId, status === 'refunded' ? 'revoked' : 'active', at],
  )
  return { id, itemId, sessionId, entitlementId }
}
