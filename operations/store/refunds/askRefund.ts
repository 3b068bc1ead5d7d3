import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import { assessRefund } from '#domain/store/refundPolicy.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { noteOrder } from '../orders/orders.ts'
import { isRefundable, lockOrder } from '../orders/policyOrder.ts'

type Asked = { orderId: string; itemId: string | null; reason: string }

const OPEN = `select 1 from refunds where order_id = $1 and state in ('asked', 'approved')`
const insert = statement(
  `
insert into refunds (id, order_id, order_item_id, amount_cents, state, reason, policy, asked_by_id, key, created_at, updated_at)
values ($id, $orderId, $itemId, $amount, 'asked', $reason, $policy, $userId, $key, $now, $now)`,
  'refund-ask',
)

/**
 * Asks staff for money back, with what the policy says at this instant. What it says no to can be asked too: staff may
 * decide otherwise. An order has one open question. Source: docs/rules/store.md B-refund-ask.
 * @throws OperationError 404 for an order or item that is not the caller's, `orders.error.nothing_to_refund`,
 * `.refund_open`
 */
export async function askRefund(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { orderId, itemId, reason }: Asked,
): Promise<void> {
  await db.tx(async (sql) => {
    const order = isAdult(actor.ageGroup) ? await lockOrder(sql, orderId) : undefined
    if (!order || order.userId !== actor.id) throw new OperationError('common.error.not_found')
    if (itemId !== null && !order.items.some(({ id }) => id === itemId))
      throw new OperationError('common.error.not_found')
    if ((await sql.query(OPEN, [orderId])).length > 0)
      throw operationErrorOf(ordersApi.askRefund, 'orders.error.refund_open')
    const now = clock.now()
    const offer = isRefundable(order) ? assessRefund({ ...order, paidAt: order.paidAt }, now) : null
    const item = offer?.items.find((one) => one.itemId === itemId)
    if (!offer || item?.rule === 'refunded' || item?.rule === 'free')
      throw operationErrorOf(ordersApi.askRefund, 'orders.error.nothing_to_refund')
    const id = newId()
    const amount = item ? item.amountCents : offer.amountCents
    await insert(sql, {
      id,
      orderId,
      itemId,
      amount,
      reason,
      policy: JSON.stringify(offer),
      userId: actor.id,
      key: `refund:${id}`,
      now,
    })
    await noteOrder(sql, orderId, { kind: 'refund_asked', now, actorId: actor.id, amountCents: amount })
  })
}
