import type { Actor } from '#domain/access/actor.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { assessRefund, itemShares } from '#domain/store/refundPolicy.ts'
import { payRefund as payRefundJob } from '#domain/store/refundJobs.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { PaymentsError } from '#services/payments/port.ts'
import type { PaymentParts } from '../orders/syncPayment.ts'
import { isRefundable, lockOrder, type RefundableOrder } from '../orders/policyOrder.ts'
import { payRefund } from './payRefund.ts'

type Decision = {
  orderId: string
  refundId?: string | undefined
  itemId?: string | undefined
  amountCents: number
  overrideReason?: string | undefined
  key: string
}
type Asked = { id: string; order_item_id: string | null; state: string; created_at: Date }

const contract = ordersAdminApi.refundOrder
const ASKED = `select id, order_item_id, state, created_at from refunds where order_id = $1 and `
const APPROVE = `
update refunds set state = 'approved', amount_cents = $2, override_reason = $3, decided_by_id = $4, decided_at = $5, updated_at = $5
where id = $1 and state = 'asked'`
const insert = statement(
  `
insert into refunds (id, order_id, order_item_id, amount_cents, state, override_reason, policy, decided_by_id, decided_at, key, created_at, updated_at)
values ($id, $orderId, $itemId, $amount, 'approved', $reason, $policy, $userId, $now, $key, $now, $now)`,
  'refund-decide',
)

/**
 * Gives money back: what was asked for, or what staff decide. More than the policy says needs a reason. The decision is
 * stored first, with the job that pays it; then the provider is asked, so that the answer has the end of it where the
 * provider is there. Equal presses are one refund. Source: docs/rules/store.md B-refund-decide.
 * @throws OperationError 403, 404, and those of the contract
 */
export async function refundOrder(services: PaymentParts, actor: Actor, decision: Decision): Promise<void> {
  requirePermission(actor, 'orders.refund')
  const { db, clock, log } = services
  const id = await db.tx((sql) => approve(sql, actor, { ...decision, now: clock.now() }))
  try {
    if ((await payRefund(services, id)) === 'failed')
      throw operationErrorOf(contract, 'orders.error.refund_refused')
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'a refund waits for the payment provider')
  }
}

/** Returns the id of the approved refund. */
async function approve(sql: Sql, actor: Actor, decision: Decision & { now: Date }): Promise<string> {
  const { orderId, refundId, amountCents, overrideReason, now } = decision
  const order = await lockOrder(sql, orderId)
  if (!order) throw new OperationError('common.error.not_found')
  const key = `staff:${actor.id}:${decision.key}`
  const [pressed] = await sql.query<{ id: string }>('select id from refunds where key = $1', [key])
  if (pressed) return pressed.id
  const asked = await questionOf(sql, orderId, refundId)
  if (!isRefundable(order)) throw operationErrorOf(contract, 'orders.error.nothing_to_refund')
  const itemId = asked ? asked.order_item_id : (decision.itemId ?? null)
  // The days count until the member asked; a file that was opened since then counts as opened.
  const offer = assessRefund({ ...order, paidAt: order.paidAt }, asked?.created_at ?? now)
  const item = offer.items.find((one) => one.itemId === itemId)
  if (itemId !== null && !item) throw new OperationError('common.error.not_found')
  if (amountCents > (await leftOf(sql, order, itemId)))
    throw operationErrorOf(contract, 'orders.error.refund_too_much')
  const isBeyond = amountCents > (item ?? offer).amountCents
  if (isBeyond && !overrideReason) throw operationErrorOf(contract, 'orders.error.override_needed')
  const reason = overrideReason || null
  const id = asked?.id ?? newId()
  if (asked) await sql.query(APPROVE, [id, amountCents, reason, actor.id, now])
  else
    await insert(sql, {
      id,
      orderId,
      itemId,
      amount: amountCents,
      reason,
      policy: JSON.stringify(offer),
      userId: actor.id,
      now,
      key,
    })
  await noteAudit(sql, {
    adminId: actor.id,
    event: 'order_refund_approved',
    metadata: { orderId, refundId: id, amountCents, isBeyondPolicy: isBeyond },
    now,
  })
  await enqueue(sql, payRefundJob, { refundId: id })
  return id
}

/** The refund staff answer: the one they name, or the one that waits. */
async function questionOf(sql: Sql, orderId: string, refundId?: string): Promise<Asked | undefined> {
  if (refundId === undefined)
    return (await sql.query<Asked>(`${ASKED} state = 'asked' for update`, [orderId]))[0]
  const [named] = await sql.query<Asked>(`${ASKED} id = $2 for update`, [orderId, refundId])
  if (!named) throw new OperationError('common.error.not_found')
  if (named.state !== 'asked') throw operationErrorOf(contract, 'orders.error.refund_decided')
  return named
}

/** What can still be given back of an item or of the order; what is approved and on its way counts as given. */
async function leftOf(sql: Sql, order: RefundableOrder, itemId: string | null): Promise<number> {
  const under = await sql.query<{ order_item_id: string | null; amount_cents: number }>(
    `select order_item_id, amount_cents from refunds where order_id = $1 and state = 'approved'`,
    [order.id],
  )
  const sum = (rows: typeof under) => rows.reduce((cents, row) => cents + row.amount_cents, 0)
  const ofOrder = order.totalCents - order.refundedCents - sum(under)
  if (itemId === null) return ofOrder
  const back = order.items.find(({ id }) => id === itemId)!.refundedCents
  const ofItem =
    itemShares(order).get(itemId)! - back - sum(under.filter((row) => row.order_item_id === itemId))
  return Math.min(ofOrder, ofItem)
}
