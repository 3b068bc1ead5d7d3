import type { Actor } from '#domain/access/actor.ts'
import type { AdminOrderRow, AdminOrders, AdminOrderView } from '#domain/store/ordersAdminApi.ts'
import { ORDERS_PAGE } from '#domain/store/ordersApi.ts'
import { orderStatuses } from '#domain/store/enums.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { readOrderView } from './orderViews.ts'
import { readRefundable } from './policyOrder.ts'
import { thingsToSend } from './thingsToSend.ts'

const MATCHES = `($like = '' or o.customer_email ilike $like or o.session_id ilike $like)` as const

const list = statement(
  `
select o.id, o.number, o.session_id as "sessionId", o.customer_email as "customerEmail", o.total_cents as "amountTotal", o.currency,
  o.status as "paymentStatus", o.emailed_at is not null as emailed, o.created_at as "createdAt",
  o.payment_intent_id as "stripePaymentId",
  coalesce((select string_agg(i.title || case when i.quantity > 1 then ' × ' || i.quantity else '' end, ', ' order by i.id)
    from order_items i where i.order_id = o.id), '') as "productName",
  exists (select 1 from refunds r where r.order_id = o.id and r.state = 'asked') as "isAsked",
  o.status in ('paid', 'partially_refunded') and o.shipped_at is null
    and exists (select 1 from order_items i where i.order_id = o.id and i.product_type = 'physical') as "mayWait",
  exists (select 1 from refunds r where r.order_id = o.id and r.state in ('approved', 'done')) as "hasRefunds"
from orders o where ${MATCHES} order by o.created_at desc, o.id desc limit ${ORDERS_PAGE} offset $offset`,
  'admin-orders',
)
const matching = statement(`select count(*) as total from orders o where ${MATCHES}`, 'admin-orders-matching')
const COUNTERS = `
select count(*) as all, count(*) filter (where status = 'paid') as paid, count(*) filter (where status = 'refunded') as refunded from orders`

type Row = Omit<AdminOrderRow, 'createdAt' | 'paymentStatus' | 'isToSend'> & {
  createdAt: Date
  paymentStatus: string | null
  mayWait: boolean
  hasRefunds: boolean
}

/**
 * A page of orders, newest first; a search matches part of the address or of the session id. @throws OperationError 403
 */
export async function adminOrders(
  sql: Sql,
  actor: Actor,
  { search, page }: { search: string; page: number },
): Promise<AdminOrders> {
  requirePermission(actor, 'orders.read')
  const like = search === '' ? '' : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await list<Row>(sql, { like, offset: (page - 1) * ORDERS_PAGE })
  const [counted] = await matching<{ total: number }>(sql, { like })
  const [counters] = await sql.query<AdminOrders['counters']>(COUNTERS, [], 'admin-orders-counters')
  const items: AdminOrderRow[] = []
  for (const { mayWait, hasRefunds, ...row } of rows)
    items.push({
      ...row,
      createdAt: row.createdAt.toISOString(),
      paymentStatus: orderStatuses.find((status) => status === row.paymentStatus) ?? null,
      // What came back has shares of tax, which the policy knows; few orders have any.
      isToSend: mayWait && (!hasRefunds || (await hasToSend(sql, row.id))),
    })
  return {
    items,
    total: counted!.total,
    page,
    counters: counters!,
  }
}

async function hasToSend(sql: Sql, id: string): Promise<boolean> {
  const order = await readRefundable(sql, id)
  return order !== undefined && (await thingsToSend(sql, order)).length > 0
}

/** One order with all staff decide about. @throws OperationError 403, 404 */
export async function adminOrder(
  sql: Sql,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<AdminOrderView> {
  requirePermission(actor, 'orders.read')
  const order = await readOrderView(sql, id, now)
  if (!order) throw new OperationError('common.error.not_found')
  const { view, sessionId, overrideReasons } = order
  return {
    ...view,
    sessionId,
    isToSend: await hasToSend(sql, id),
    refunds: view.refunds.map((refund) => ({
      ...refund,
      overrideReason: overrideReasons.get(refund.id) ?? null,
    })),
  }
}
