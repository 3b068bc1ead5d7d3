import type { OrderItemView, OrderRow, OrderView } from '#domain/store/ordersApi.ts'
import { orderViewStatus } from '#domain/store/orderStatus.ts'
import { assessRefund } from '#domain/store/refundPolicy.ts'
import type { OrderStatus } from '#domain/store/enums.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { isRefundable, readRefundable } from './policyOrder.ts'

/** The id of a product's cover, or null. */
export const coverOf = <const Product extends string>(product: Product) =>
  `(select pi.id from product_images pi where pi.product_id = ${product} and pi.filename is not null and pi.width > 0 and pi.height > 0
    order by pi.is_cover desc, pi.sort_order, pi.id limit 1)` as const

type Row = {
  id: string
  number: string
  created_at: Date
  status: OrderStatus
  currency: string
  total_cents: number
  refunded_cents: number
  items: OrderItemView[] | null
}

/** Columns of `Row` of the order `o`. */
const columns = `o.id, o.number, o.created_at, o.status, o.currency, o.total_cents, o.refunded_cents,
  (select json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'title', i.title, 'productType', i.product_type,
     'quantity', i.quantity, 'priceCents', i.price_at_purchase_cents,
     'recipientName', case when i.recipient_id <> o.user_id then coalesce(nullif(r.first_name, ''), r.username) end,
     'imageId', ${coverOf('i.product_id')}) order by i.id)
   from order_items i left join profiles r on r.id = i.recipient_id where i.order_id = o.id) as items` as const

const rowOf = (row: Row): OrderRow => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  status: orderViewStatus(row.status),
  detail: row.status,
  currency: row.currency,
  totalCents: row.total_cents,
  refundedCents: row.refunded_cents,
  items: row.items ?? [],
})

const list = statement(
  `select ${columns} from orders o where o.user_id = $userId order by o.created_at desc, o.id desc limit $limit offset $offset`,
  'orders-of',
)

/** Orders of a buyer, newest first. */
export async function readOrderRows(
  sql: Sql,
  { userId, limit, offset }: { userId: string; limit: number; offset: number },
): Promise<OrderRow[]> {
  return (await list<Row>(sql, { userId, limit, offset })).map(rowOf)
}

type PostalAddress = Partial<
  Record<'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country', string | null>
>
type Full = Row & {
  user_id: string | null
  session_id: string | null
  subtotal_cents: number
  shipping_cents: number
  tax_cents: number
  customer_email: string | null
  paid_at: Date | null
  shipping_name: string | null
  shipping_address: PostalAddress | null
}

const one = statement(
  `select ${columns}, o.user_id, o.session_id, o.subtotal_cents, o.shipping_cents, o.tax_cents, o.customer_email, o.paid_at, o.shipping_name,
     o.shipping_address from orders o where o.id = $id`,
  'order-view',
)
const EVENTS = `
select id, kind, at, amount_cents as "amountCents", case when kind in ('refund_declined', 'shipped') then note end as note
from order_events where order_id = $1 order by at, id`
const REFUNDS = `
select id, order_item_id as "itemId", amount_cents as "amountCents", state, reason, override_reason as "overrideReason",
  created_at as "askedAt", decided_at as "decidedAt"
from refunds where order_id = $1 order by created_at, id`

type EventRow = Omit<OrderView['events'][number], 'at'> & { at: Date }
type RefundRow = Omit<OrderView['refunds'][number], 'askedAt' | 'decidedAt'> & {
  overrideReason: string | null
  askedAt: Date
  decidedAt: Date | null
}
/** An order with everything about it; what only staff may read stands beside the view. */
export type ReadOrder = {
  buyerId: string | null
  sessionId: string | null
  view: OrderView
  overrideReasons: ReadonlyMap<string, string | null>
}

/** Reads one order, or undefined. What may be asked for is what the policy says at `now`. */
export async function readOrderView(sql: Sql, id: string, now: Date): Promise<ReadOrder | undefined> {
  const [row] = await one<Full>(sql, { id })
  if (!row) return undefined
  const events = await sql.query<EventRow>(EVENTS, [id], 'order-events')
  const refunds = await sql.query<RefundRow>(REFUNDS, [id], 'order-refunds')
  const refundable = await readRefundable(sql, id)
  const isOpen = refunds.some(({ state }) => state === 'asked' || state === 'approved')
  const offer =
    refundable && isRefundable(refundable) && !isOpen
      ? assessRefund({ ...refundable, paidAt: refundable.paidAt }, now)
      : null
  return {
    buyerId: row.user_id,
    sessionId: row.session_id,
    overrideReasons: new Map(refunds.map((refund) => [refund.id, refund.overrideReason])),
    view: {
      ...rowOf(row),
      subtotalCents: row.subtotal_cents,
      shippingCents: row.shipping_cents,
      taxCents: row.tax_cents,
      email: row.customer_email,
      paidAt: row.paid_at?.toISOString() ?? null,
      shipsTo: row.shipping_address && {
        name: row.shipping_name ?? '',
        lines: addressLines(row.shipping_address),
      },
      events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
      refunds: refunds.map(({ overrideReason: _, askedAt, decidedAt, ...refund }) => ({
        ...refund,
        askedAt: askedAt.toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      })),
      refundOffer: offer && {
        ...offer,
        items: offer.items.map((item) => ({ ...item, endsAt: item.endsAt.toISOString() })),
      },
    },
  }
}

const addressLines = ({ line1, line2, city, state, postalCode, country }: PostalAddress): string[] =>
  [line1, line2, [city, state, postalCode].filter(Boolean).join(' '), country].filter(
    (line): line is string => !!line,
  )
