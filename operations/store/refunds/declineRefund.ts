import type { Actor } from '#domain/access/actor.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { noteOrder } from '../orders/orders.ts'

/**
 * Says no to what a member asked for; the words stand in the order's timeline. Returns the order's id.
 * @throws OperationError 403, 404, `orders.error.refund_decided`
 */
export async function declineRefund(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  requirePermission(actor, 'orders.refund')
  const now = clock.now()
  return db.tx(async (sql) => {
    const [declined] = await sql.query<{ order_id: string }>(
      `update refunds set state = 'declined', decided_by_id = $2, decided_at = $3, updated_at = $3
       where id = $1 and state = 'asked' returning order_id`,
      [id, actor.id, now],
    )
    if (!declined) {
      const known = await sql.query('select 1 from refunds where id = $1', [id])
      if (known.length === 0) throw new OperationError('common.error.not_found')
      throw operationErrorOf(ordersAdminApi.declineRefund, 'orders.error.refund_decided')
    }
    const orderId = declined.order_id
    await noteOrder(sql, orderId, { kind: 'refund_declined', now, actorId: actor.id, note: reason })
    await noteAudit(sql, {
      adminId: actor.id,
      event: 'order_refund_declined',
      metadata: { orderId, refundId: id },
      now,
    })
    return orderId
  })
}
