import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { orderViewStatuses } from './orderStatus.ts'
import { REFUND_REASON_MAX, refundRules } from './refundPolicy.ts'
import { orderEventKinds, orderStatuses, productTypes, refundStates } from './enums.ts'

/** Orders of a page. Source: docs/rules/store.md C-104. */
export const ORDERS_PAGE = 20
/** The last page a reader can ask for. */
export const ORDERS_PAGE_MAX = 10_000

const Cents = z.int()
const Instant = z.string()
const PageNumber = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(ORDERS_PAGE_MAX)), 1)

/** What was bought, with title and price as they were. */
export const OrderItemView = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  productType: z.enum(productTypes),
  quantity: z.int(),
  priceCents: Cents,
  /** Who it is for, where that is another person. */
  recipientName: z.nullable(z.string()),
  /** The id of its product's cover, or null. */
  imageId: z.nullable(z.string()),
})
export type OrderItemView = z.output<typeof OrderItemView>

/** An order as its buyer sees it in the list. */
export const OrderRow = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: Instant,
  status: z.enum(orderViewStatuses),
  /** More closely than `status`: whether money came back, or a bank looks into it. */
  detail: z.enum(orderStatuses),
  currency: z.string(),
  totalCents: Cents,
  refundedCents: Cents,
  items: z.array(OrderItemView),
})
export type OrderRow = z.output<typeof OrderRow>

/** A step in the life of an order. */
export const OrderEventView = z.object({
  id: z.string(),
  kind: z.enum(orderEventKinds),
  at: Instant,
  amountCents: z.nullable(Cents),
  /** What staff answered, or what a parcel is followed by. */
  note: z.nullable(z.string()),
})
export type OrderEventView = z.output<typeof OrderEventView>

/** What the policy says now. */
export const RefundOffer = z.object({
  isEligible: z.boolean(),
  amountCents: Cents,
  items: z.array(
    z.object({ itemId: z.string(), rule: z.enum(refundRules), amountCents: Cents, endsAt: Instant }),
  ),
})
export type RefundOffer = z.output<typeof RefundOffer>

/** A refund of an order. */
export const RefundView = z.object({
  id: z.string(),
  itemId: z.nullable(z.string()),
  amountCents: Cents,
  state: z.enum(refundStates),
  reason: z.nullable(z.string()),
  askedAt: Instant,
  decidedAt: z.nullable(Instant),
})
export type RefundView = z.output<typeof RefundView>

/** Where a parcel goes. */
const Address = z.object({
  name: z.string(),
  lines: z.array(z.string()),
})

/** An order with everything its buyer reads about it. */
export const OrderView = z.extend(OrderRow, {
  subtotalCents: Cents,
  shippingCents: Cents,
  taxCents: Cents,
  email: z.nullable(z.string()),
  paidAt: z.nullable(Instant),
  shipsTo: z.nullable(Address),
  events: z.array(OrderEventView),
  refunds: z.array(RefundView),
  /** Null where nothing can be asked: unpaid, all refunded, disputed, or asked already. */
  refundOffer: z.nullable(RefundOffer),
})
export type OrderView = z.output<typeof OrderView>

const byId = z.strictObject({ id: z.uuid() })
const notFound = { 'common.error.not_found': 404 } as const

/**
 * A buyer's orders. For minors, and for others than the buyer, they are missing. Source: docs/rules/store.md
 * B-orders.
 */
export const ordersApi = {
  /** The caller's orders, newest first. */
  ownOrders: contract({
    method: 'get',
    path: '/orders',
    auth: 'signed-in',
    limit: 'read',
    query: z.strictObject({ page: PageNumber }),
    output: z.object({ items: z.array(OrderRow), total: z.int(), page: z.int() }),
    errors: notFound,
  }),
  ownOrder: contract({
    method: 'get',
    path: '/orders/:id',
    auth: 'signed-in',
    limit: 'read',
    params: byId,
    output: OrderView,
    errors: notFound,
  }),
  /** Asks for money back, of one item or of all. Staff decide. */
  askRefund: contract({
    method: 'post',
    path: '/orders/:id/refund',
    auth: 'signed-in',
    limit: 'write',
    params: byId,
    body: z.strictObject({
      itemId: z.optional(z.nullable(z.uuid())),
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, { error: 'common.field.required' }), z.maxLength(REFUND_REASON_MAX)),
    }),
    output: OrderView,
    errors: { ...notFound, 'orders.error.refund_open': 409, 'orders.error.nothing_to_refund': 409 },
  }),
}
