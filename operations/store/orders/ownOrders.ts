import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { ORDERS_PAGE, type OrderRow, type OrderView } from '#domain/store/ordersApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import { readOrderRows, readOrderView } from './orderViews.ts'

/** Minors have no orders, whatever is asked for. Source: docs/rules/store.md B-orders. */
const requireBuyer = ({ ageGroup }: Pick<Actor, 'ageGroup'>): void => {
  if (!isAdult(ageGroup)) throw new OperationError('common.error.not_found')
}

/** A page of the caller's orders, newest first. @throws OperationError 404 for minors */
export async function ownOrders(
  sql: Sql,
  actor: Actor,
  page: number,
): Promise<{ items: OrderRow[]; total: number; page: number }> {
  requireBuyer(actor)
  const [counted] = await sql.query<{ total: number }>(
    'select count(*) as total from orders where user_id = $1',
    [actor.id],
    'orders-count',
  )
  const offset = (page - 1) * ORDERS_PAGE
  const items = await readOrderRows(sql, { userId: actor.id, limit: ORDERS_PAGE, offset })
  return { items, total: counted!.total, page }
}

/** One of the caller's orders. @throws OperationError 404, also for an order of another member and for minors */
export async function ownOrder(
  sql: Sql,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<OrderView> {
  requireBuyer(actor)
  const order = await readOrderView(sql, id, now)
  if (!order || order.buyerId !== actor.id) throw new OperationError('common.error.not_found')
  return order.view
}
