import { noteAudit } from '#operations/ops/noteAudit.ts'
import { PaymentsError } from '#services/payments/port.ts'
import type { PaymentParts } from '../orders/syncPayment.ts'
import { syncRefunds } from './syncRefunds.ts'

type Row = { order_id: string; amount_cents: number; key: string; payment_intent_id: string }

const APPROVED = `
select r.order_id, r.amount_cents, r.key, o.payment_intent_id from refunds r join orders o on o.id = r.order_id
where r.id = $1 and r.state = 'approved'`

/**
 * Asks the provider to pay an approved refund, once, and stores what came of it. The provider forgets its keys after a
 * day, so what it already has is looked up first. Returns `failed` where the provider said no.
 * @throws PaymentsError when the provider is away: the job tries again
 */
export async function payRefund(services: PaymentParts, refundId: string): Promise<'done' | 'failed'> {
  const { db, payments } = services
  const [row] = await db.query<Row>(APPROVED, [refundId])
  if (!row) return stateOf(services, refundId)
  const { payment_intent_id: paymentIntentId, amount_cents: amountCents, key } = row
  try {
    const known = (await payments.refundsOf(paymentIntentId)).some((refund) => refund.refundId === refundId)
    if (!known) await payments.refundPayment({ key, refundId, paymentIntentId, amountCents })
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.reason !== 'refused') throw error
    await fail(services, refundId, row.order_id)
    return 'failed'
  }
  await syncRefunds(services, paymentIntentId)
  return stateOf(services, refundId)
}

const stateOf = async ({ db }: PaymentParts, refundId: string): Promise<'done' | 'failed'> => {
  const [row] = await db.query<{ state: string }>('select state from refunds where id = $1', [refundId])
  return row?.state === 'failed' ? 'failed' : 'done'
}

async function fail({ db, clock }: PaymentParts, refundId: string, orderId: string): Promise<void> {
  const now = clock.now()
  await db.tx(async (sql) => {
    const failed = await sql.query(
      `update refunds set state = 'failed', updated_at = $2 where id = $1 and state = 'approved' returning id`,
      [refundId, now],
    )
    if (failed.length > 0)
      await noteAudit(sql, {
        adminId: null,
        event: 'order_refund_failed',
        metadata: { orderId, refundId },
        now,
      })
  })
}
