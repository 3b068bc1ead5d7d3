import type { PolicyItem, PolicyOrder } from '#domain/store/refundPolicy.ts'
import type { OrderStatus, ProductType } from '#domain/store/enums.ts'
import type { Sql } from '#services/database/db.ts'

/** An order with what refunds look at. */
export type RefundableOrder = Omit<PolicyOrder, 'paidAt'> & {
  id: string
  userId: string | null
  paidAt: Date | null
  shippedAt: Date | null
  status: OrderStatus
  paymentIntentId: string | null
  currency: string
  revision: number
  items: (PolicyItem & { quantity: number; productId: string })[]
}

type Row = {
  id: string
  user_id: string | null
  paid_at: Date | null
  shipped_at: Date | null
  status: OrderStatus
  payment_intent_id: string | null
  currency: string
  revision: number
  shipping_cents: number
  tax_cents: number
  total_cents: number
  refunded_cents: number
}
type ItemRow = {
  id: string
  product_id: string
  product_type: ProductType
  quantity: number
  price_cents: number
  is_opened: boolean
  refunded_cents: number
}

const ORDER = `
select id, user_id, paid_at, shipped_at, status, payment_intent_id, currency, revision, shipping_cents, tax_cents, total_cents,
  refunded_cents
from orders where `

const ITEMS = `
select i.id, i.product_id, i.product_type, i.quantity, i.quantity * i.price_at_purchase_cents as price_cents,
  exists (select 1 from entitlements e where e.order_item_id = i.id and e.first_accessed_at is not null) as is_opened,
  coalesce((select sum(r.amount_cents) from refunds r where r.order_item_id = i.id and r.state = 'done'), 0) as refunded_cents
from order_items i where i.order_id = $1 order by i.id`

/** One order, locked until the caller's transaction ends; undefined when there is none. */
export const lockOrder = (sql: Sql, id: string): Promise<RefundableOrder | undefined> =>
  read(sql, `${ORDER} id = $1 for no key update`, id)

/** One order as it is. */
export const readRefundable = (sql: Sql, id: string): Promise<RefundableOrder | undefined> =>
  read(sql, `${ORDER} id = $1`, id)

/** The order of a payment as it is. */
export const orderOfIntent = (sql: Sql, intentId: string): Promise<RefundableOrder | undefined> =>
  read(sql, `${ORDER} payment_intent_id = $1`, intentId)

async function read(sql: Sql, text: string, value: string): Promise<RefundableOrder | undefined> {
  const [row] = await sql.query<Row>(text, [value])
  if (!row) return undefined
  const items = await sql.query<ItemRow>(ITEMS, [row.id], 'order-items-refundable')
  return {
    id: row.id,
    userId: row.user_id,
    paidAt: row.paid_at,
    shippedAt: row.shipped_at,
    status: row.status,
    paymentIntentId: row.payment_intent_id,
    currency: row.currency,
    revision: row.revision,
    shippingCents: row.shipping_cents,
    taxCents: row.tax_cents,
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    items: items.map((item) => ({
      id: item.id,
      productId: item.product_id,
      productType: item.product_type,
      quantity: item.quantity,
      priceCents: item.price_cents,
      isOpened: item.is_opened,
      refundedCents: item.refunded_cents,
    })),
  }
}

/** Can money of it be given back? Not before it is paid, not while a bank looks into it, not when nothing was paid. */
export const isRefundable = (order: RefundableOrder): order is RefundableOrder & { paidAt: Date } =>
  (order.status === 'paid' || order.status === 'partially_refunded') &&
  order.paidAt !== null &&
  order.paymentIntentId !== null &&
  order.totalCents > order.refundedCents
