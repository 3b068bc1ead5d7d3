import type { Actor } from '#domain/access/actor.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { queueReceipt } from './queueReceipt.ts'

type Row = { id: string; user_id: string | null; customer_email: string | null; paid_at: Date | null }

const MAILS = `
select count(*) as turns, count(*) filter (where status = 'queued') as waiting from email_logs where key like 'receipt:' || $1 || ':%'`

/**
 * Queues the receipt of an order again, by the session alone: address, product and amount are those of the order. One
 * that still waits is not queued twice. Source: docs/rules/store.md D-163.
 * @throws OperationError 403, 404, `orders.error.no_receipt` for what was not paid or has no buyer any more
 */
export async function resendReceipt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  requirePermission(actor, 'orders.read')
  await db.tx(async (sql) => {
    const [order] = await sql.query<Row>(
      'select id, user_id, customer_email, paid_at from orders where session_id = $1 for no key update',
      [sessionId],
    )
    if (!order) throw new OperationError('common.error.not_found')
    if (!order.paid_at || !order.user_id || !order.customer_email)
      throw operationErrorOf(ordersAdminApi.resendReceipt, 'orders.error.no_receipt')
    const [mails] = await sql.query<{ turns: number; waiting: number }>(MAILS, [order.id])
    if (mails!.waiting > 0) return
    await queueReceipt(sql, order.id, mails!.turns)
    await noteAudit(sql, {
      adminId: actor.id,
      event: 'order_receipt_resent',
      metadata: { orderId: order.id },
      now: clock.now(),
    })
  })
}
