import { requestMoves } from '#domain/requests/requests.ts'
import type { ProductType } from '#domain/store/enums.ts'
import type { NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { notifyChild } from './notifyChild.ts'

/**
 * Marks a request paid by an order, in the transaction that marks the order paid, and notifies the minor. A payment
 * that arrives after an approved request lapsed, or its guardian left, counts: the item is the minor's. Called again it
 * changes nothing.
 * @returns the notifications, published after the commit
 */
export async function payRequest(
  sql: Sql,
  requestId: string,
  orderId: string,
  now: Date,
): Promise<NotificationSent[]> {
  const [paid] = await sql.query<{ child_id: string; product_type: ProductType }>(
    `update purchase_requests r set status = 'paid', updated_at = $3
     from products p, orders o
     where r.id = $1 and p.id = r.product_id and o.id = $2 and o.request_id = r.id
       and r.status = any($4::text[]) and r.amount_cents is not null
     returning r.child_id, p.product_type`,
    [requestId, orderId, now, requestMoves.pay.from],
    'requests-pay',
  )
  if (!paid) return []
  return notifyChild(sql, {
    id: requestId,
    childId: paid.child_id,
    about: 'paid',
    type: paid.product_type,
    now,
  })
}
