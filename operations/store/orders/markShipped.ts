import type { Actor } from '#domain/access/actor.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { publishNotifications } from '#operations/notifications/publishNotifications.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { noteOrder } from './orders.ts'
import { lockOrder } from './policyOrder.ts'
import { notifyOfParcel } from './notifyOfParcel.ts'
import { thingsToSend } from './thingsToSend.ts'

const MOVE = `
update orders set shipped_at = $3, revision = revision + 1, updated_at = $3 where id = $1 and revision = $2 and shipped_at is null`

/**
 * Stores that the parcel of an order left, with all that follows: the timeline, the audit trail, the mail to its
 * buyer and the notifications, in one transaction. Pressed twice, or by two of staff, it left once, with the words of
 * the first. Source: docs/rules/store.md D-159.
 * @throws OperationError 403, 404, `orders.error.nothing_to_send`
 */
export async function markShipped(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  actor: Actor,
  { id, tracking }: { id: string; tracking?: string | undefined },
): Promise<void> {
  requirePermission(actor, 'orders.send')
  const now = clock.now()
  const notified = await db.tx(async (sql) => {
    const order = await lockOrder(sql, id)
    if (!order) throw new OperationError('common.error.not_found')
    if (order.shippedAt !== null) return []
    const things = await thingsToSend(sql, order)
    if (things.length === 0)
      throw operationErrorOf(ordersAdminApi.markShipped, 'orders.error.nothing_to_send')
    await sql.query(MOVE, [id, order.revision, now])
    const note = tracking || null
    await noteOrder(sql, id, { kind: 'shipped', now, actorId: actor.id, note })
    await noteAudit(sql, {
      adminId: actor.id,
      event: 'order_shipped',
      metadata: { orderId: id, items: things.length },
      now,
    })
    return notifyOfParcel(sql, { orderId: id, itemIds: things, tracking: note, now })
  })
  void publishNotifications(realtime, notified)
}
