import type { Sql } from '#services/database/db.ts'
import { noteOrder, type OpenOrder } from './orders.ts'
import { returnStock } from './stock.ts'

/**
 * Ends an order that will not be paid and gives its stock back, in the caller's transaction. The provider's page has
 * to be closed by then. Returns false when another change of the order came first.
 */
export async function closeOrder(
  sql: Sql,
  order: OpenOrder,
  { kind, now }: { kind: 'failed' | 'expired'; now: Date },
): Promise<boolean> {
  const closed = await sql.query(
    `update orders set status = 'failed', stock_held = false, expires_at = null, revision = revision + 1, updated_at = $3
     where id = $1 and revision = $2 and status = 'pending' returning id`,
    [order.id, order.revision, now],
  )
  if (closed.length === 0) return false
  if (order.stock_held) await returnStock(sql, order.id)
  await noteOrder(sql, order.id, { kind, now })
  return true
}
