import { paidStatus } from '#domain/store/orderStatus.ts'
import { returnedItems, type MadeRefund } from '#domain/store/refundPolicy.ts'
import { newId } from '#operations/_kit/ids.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Sql } from '#services/database/db.ts'
import type { ProviderRefund } from '#services/payments/port.ts'
import { noteOrder } from '../orders/orders.ts'
import { lockOrder, type RefundableOrder } from '../orders/policyOrder.ts'
import { queueRefundMail } from './queueRefundMail.ts'
import { returnItems } from './returnItems.ts'

type Row = {
  id: string
  order_item_id: string | null
  amount_cents: number
  state: string
  provider_id: string | null
  decided_by_id: string | null
}

const ROWS = `
select id, order_item_id, amount_cents, state, provider_id, decided_by_id from refunds where order_id = $1 order by id for update`
const DONE = `
update refunds set state = 'done', provider_id = $2, amount_cents = $3, decided_at = coalesce(decided_at, $4), updated_at = $4 where id = $1`
const MADE_THERE = `
insert into refunds (id, order_id, amount_cents, state, provider_id, decided_at, key, created_at, updated_at)
values ($1, $2, $3, 'done', $4, $5, $6, $5, $5)`
const FAILED = `update refunds set state = 'failed', updated_at = $2 where id = $1 and state = 'approved'`
const MOVE = `
update orders set status = $3, refunded_cents = $4, revision = revision + 1, updated_at = $5 where id = $1 and revision = $2`

/**
 * Stores what was given back, with all that follows: the status of the order, the right to its files, its stock, the
 * timeline, the audit trail and the mail, in the caller's transaction and once. Returns false, and stores nothing, when
 * another change of the order came first. Source: docs/rules/store.md B-refund-follows.
 */
export async function storeRefunds(
  sql: Sql,
  { id, revision }: RefundableOrder,
  { refunds, now }: { refunds: readonly ProviderRefund[]; now: Date },
): Promise<boolean> {
  const order = await lockOrder(sql, id)
  if (order?.revision !== revision) return false
  const rows = await sql.query<Row>(ROWS, [id])
  for (const refund of refunds.filter(({ state }) => state === 'failed')) {
    const row = rowOf(rows, refund)
    if (row) await sql.query(FAILED, [row.id, now])
  }
  const done = refunds.filter(({ state }) => state === 'done')
  const fresh = done.filter((refund) => rowOf(rows, refund)?.state !== 'done')
  if (fresh.length === 0) return true
  const before = rows.filter(({ state }) => state === 'done').map(madeOf)
  const made = [...before]
  for (const refund of fresh) made.push(await storeOne(sql, order, { refund, row: rowOf(rows, refund), now }))
  const refundedCents = done.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const was = returnedItems(order, { refundedCents: order.refundedCents, made: before })
  const returned = [...returnedItems(order, { refundedCents, made })].filter((item) => !was.has(item))
  await returnItems(sql, returned, now)
  const isDisputed = order.status === 'disputed'
  const status = paidStatus({ isDisputed, refundedCents, totalCents: order.totalCents })
  await sql.query(MOVE, [id, revision, status, refundedCents, now])
  return true
}

const rowOf = (rows: readonly Row[], { id, refundId }: ProviderRefund): Row | undefined =>
  rows.find((row) => row.provider_id === id) ??
  rows.find((row) => row.id === refundId && row.provider_id === null)

const madeOf = ({ order_item_id: itemId, amount_cents: amountCents }: Row): MadeRefund => ({
  itemId,
  amountCents,
})

type Fresh = { refund: ProviderRefund; row: Row | undefined; now: Date }

async function storeOne(sql: Sql, order: RefundableOrder, { refund, row, now }: Fresh): Promise<MadeRefund> {
  const { id: providerId, amountCents } = refund
  const refundId = row?.id ?? newId()
  if (row) await sql.query(DONE, [refundId, providerId, amountCents, now])
  else
    await sql.query(MADE_THERE, [refundId, order.id, amountCents, providerId, now, `provider:${providerId}`])
  const actorId = row?.decided_by_id ?? null
  await noteOrder(sql, order.id, { kind: 'refunded', now, amountCents, actorId })
  await noteAudit(sql, {
    adminId: actorId,
    event: 'order_refunded',
    metadata: { orderId: order.id, refundId, amountCents },
    now,
  })
  await queueRefundMail(sql, { orderId: order.id, refundId, amountCents })
  return { itemId: row?.order_item_id ?? null, amountCents }
}
