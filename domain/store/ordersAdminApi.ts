import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { ORDERS_PAGE_MAX, OrderView, RefundView } from './ordersApi.ts'
import { REFUND_REASON_MAX } from './refundPolicy.ts'
import { TRACKING_MAX } from './shipping.ts'
import { orderStatuses } from './enums.ts'

/** Longest search, in characters. */
const SEARCH_MAX = 120

/** An order as staff see it in the list. */
export const AdminOrderRow = z.object({
  id: z.string(),
  number: z.string(),
  sessionId: z.nullable(z.string()),
  customerEmail: z.nullable(z.string()),
  productName: z.string(),
  /** Cents; null where there is no amount. */
  amountTotal: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  paymentStatus: z.nullable(z.enum(orderStatuses)),
  emailed: z.boolean(),
  createdAt: z.string(),
  stripePaymentId: z.nullable(z.string()),
  /** A refund waits for staff. */
  isAsked: z.boolean(),
  /** A parcel waits to be sent. */
  isToSend: z.boolean(),
})
export type AdminOrderRow = z.output<typeof AdminOrderRow>

/** A page of orders, with the three counters over all orders. */
export const AdminOrders = z.object({
  items: z.array(AdminOrderRow),
  /** Orders that match the search. */
  total: z.int(),
  page: z.int(),
  counters: z.object({ all: z.int(), paid: z.int(), refunded: z.int() }),
})
export type AdminOrders = z.output<typeof AdminOrders>

/** A refund as staff see it. */
const AdminRefund = z.extend(RefundView, { overrideReason: z.nullable(z.string()) })

/** An order with what staff decide about. */
export const AdminOrderView = z.extend(OrderView, {
  sessionId: z.nullable(z.string()),
  refunds: z.array(AdminRefund),
  /** A parcel waits to be sent. */
  isToSend: z.boolean(),
})
export type AdminOrderView = z.output<typeof AdminOrderView>

const byId = z.strictObject({ id: z.uuid() })
const Reason = z.optional(z.string().check(z.trim(), z.maxLength(REFUND_REASON_MAX)))

/** Words of one line: they stand in the order, in the timeline and in a mail. */
const Tracking = z.optional(z.string().check(z.trim(), z.maxLength(TRACKING_MAX), z.regex(/^[^\p{Cc}]*$/u)))

/**
 * Orders for staff. Reading needs `orders.read`, refunds `orders.refund`, parcels `orders.send`. Source:
 * docs/rules/store.md D-167.
 */
export const ordersAdminApi = {
  adminOrders: contract({
    method: 'get',
    path: '/admin/orders',
    auth: 'staff',
    limit: 'read',
    query: z.strictObject({
      search: z._default(z.string().check(z.trim(), z.maxLength(SEARCH_MAX)), ''),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(ORDERS_PAGE_MAX)), 1),
    }),
    output: AdminOrders,
  }),
  adminOrder: contract({
    method: 'get',
    path: '/admin/orders/:id',
    auth: 'staff',
    limit: 'read',
    params: byId,
    output: AdminOrderView,
    errors: { 'common.error.not_found': 404 },
  }),
  /** Gives money back: what a member asked for, or what staff decide. More than the policy says needs a reason. */
  refundOrder: contract({
    method: 'post',
    path: '/admin/orders/:id/refund',
    auth: 'staff',
    limit: 'write',
    // The provider is asked before this answers; when it is away, a job goes on.
    timeoutMs: 15_000,
    params: byId,
    body: z.strictObject({
      /** The refund that was asked for. */
      refundId: z.optional(z.uuid()),
      /** One of the order's items; left out: the order. */
      itemId: z.optional(z.uuid()),
      amountCents: z.int().check(z.gte(1), z.lte(100_000_000)),
      overrideReason: Reason,
      /** Made by the page for one decision: equal presses are one refund. */
      key: z.uuid(),
    }),
    output: AdminOrderView,
    errors: {
      'common.error.not_found': 404,
      'orders.error.refund_decided': 409,
      'orders.error.nothing_to_refund': 409,
      'orders.error.refund_too_much': 422,
      'orders.error.override_needed': 422,
      'orders.error.refund_refused': 503,
    },
  }),
  /** Says no to a refund that was asked for, with words for the member. */
  declineRefund: contract({
    method: 'post',
    path: '/admin/refunds/:id/decline',
    auth: 'staff',
    limit: 'write',
    params: byId,
    body: z.strictObject({
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, { error: 'common.field.required' }), z.maxLength(REFUND_REASON_MAX)),
    }),
    output: AdminOrderView,
    errors: { 'common.error.not_found': 404, 'orders.error.refund_decided': 409 },
  }),
  /** Says that the parcel of an order left. Pressed again, it left once. Source: docs/rules/store.md D-159. */
  markShipped: contract({
    method: 'post',
    path: '/admin/orders/:id/shipped',
    auth: 'staff',
    limit: 'write',
    params: byId,
    body: z.strictObject({ tracking: Tracking }),
    output: AdminOrderView,
    errors: { 'common.error.not_found': 404, 'orders.error.nothing_to_send': 409 },
  }),
  /** Sends a receipt again. Of the fields only `session_id` counts. Source: docs/rules/store.md D-163. */
  resendReceipt: contract({
    method: 'post',
    path: '/functions/resend-receipt',
    auth: 'staff',
    limit: 'write',
    body: z.strictObject({
      session_id: z.string().check(z.minLength(1), z.maxLength(255)),
      customer_email: z.optional(z.nullable(z.string())),
      product_name: z.optional(z.nullable(z.string())),
      amount_total: z.optional(z.nullable(z.number())),
      currency: z.optional(z.nullable(z.string())),
    }),
    output: z.object({ isQueued: z.literal(true) }),
    errors: { 'common.error.not_found': 404, 'orders.error.no_receipt': 409 },
  }),
}
