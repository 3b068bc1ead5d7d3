import { paidStatus } from '#domain/store/orderStatus.ts'
import type { OrderEventKind } from '#domain/store/enums.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Sql } from '#services/database/db.ts'
import type { ProviderDispute } from '#services/payments/port.ts'
import { noteOrder } from '../orders/orders.ts'
import type { PaymentParts } from '../orders/syncPayment.ts'
import { lockOrder, type RefundableOrder } from '../orders/policyOrder.ts'
import { untilStored } from './untilStored.ts'

const ITEMS = 'order_item_id in (select id from order_items where order_id = $1)'
const REST = `
update entitlements set status = 'resting', reason = 'dispute', updated_at = $2 where ${ITEMS} and status = 'active'`
const WAKE = `
update entitlements set status = 'active', reason = null, updated_at = $2 where ${ITEMS} and status = 'resting'`
const REVOKE = `
update entitlements set status = 'revoked', reason = 'dispute', revoked_at = $2, updated_at = $2
where ${ITEMS} and status <> 'revoked'`
const NOTED = `select kind from order_events where order_id = $1 and kind in ('disputed', 'dispute_won', 'dispute_lost') and note = $2`
const MOVE = `update orders set status = $2, revision = revision + 1, updated_at = $3 where id = $1`

const steps = {
  open: { kind: 'disputed', entitlements: REST },
  won: { kind: 'dispute_won', entitlements: WAKE },
  lost: { kind: 'dispute_lost', entitlements: REVOKE },
} as const satisfies Record<ProviderDispute['state'], { kind: OrderEventKind; entitlements: string }>

/**
 * Brings an order to what the provider says about a dispute: its files rest while a bank looks into the payment, are
 * revoked when it is lost and come back when it is won. Safe to repeat. Returns false for a payment that is none of
 * ours. Source: docs/rules/store.md B-disputes.
 * @throws PaymentsError
 */
export async function syncDispute(services: PaymentParts, disputeId: string): Promise<boolean> {
  const { db, clock, payments } = services
  const first = await payments.readDispute(disputeId)
  if (!first?.paymentIntentId) return false
  return untilStored(services, first.paymentIntentId, async (order) => {
    const dispute = await payments.readDispute(disputeId)
    return dispute !== null && db.tx((sql) => storeDispute(sql, order, { dispute, now: clock.now() }))
  })
}

/** Returns false, and stores nothing, when another change of the order came first. */
async function storeDispute(
  sql: Sql,
  { id, revision }: RefundableOrder,
  { dispute, now }: { dispute: ProviderDispute; now: Date },
): Promise<boolean> {
  const order = await lockOrder(sql, id)
  if (order?.revision !== revision) return false
  const noted = await sql.query<{ kind: string }>(NOTED, [id, dispute.id])
  const { kind, entitlements } = steps[dispute.state]
  if (noted.some((event) => event.kind === kind)) return true
  const { amountCents } = dispute
  // An event that was overtaken by the end of the dispute still leaves both steps in the timeline.
  if (kind !== 'disputed' && noted.length === 0)
    await noteOrder(sql, id, { kind: 'disputed', now, amountCents, note: dispute.id })
  await noteOrder(sql, id, { kind, now, amountCents, note: dispute.id })
  await sql.query(entitlements, [id, now])
  const isDisputed = dispute.state !== 'won'
  await sql.query(MOVE, [id, paidStatus({ ...order, isDisputed }), now])
  await noteAudit(sql, {
    adminId: null,
    event: `order_${kind}`,
    metadata: { orderId: id, disputeId: dispute.id },
    now,
  })
  return true
}
