import { noteAudit } from '#operations/ops/noteAudit.ts'
import type { Services } from '#services'
import { PaymentsError } from '#services/payments/port.ts'
import { syncSubscription } from '../syncSubscription.ts'
import { syncPlanRefunds } from './syncPlanRefunds.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime'>
type Row = {
  amount_cents: number
  key: string
  payment_intent_id: string
  subscription_id: string
  ends_plan: boolean
  state: 'approved' | 'done' | 'failed'
}

const READ = `
select amount_cents, key, payment_intent_id, subscription_id, ends_plan, state from plan_refunds where id = $1`

/**
 * Asks the provider to pay an approved refund of a plan, once, stores what came of it, and then ends the plan where
 * that was decided. The provider forgets its keys after a day, so what it already has is looked up first. Returns
 * `failed` where the provider said no; the plan then stays.
 * @throws PaymentsError when the provider is away: the job tries again
 */
export async function payPlanRefund(services: Parts, refundId: string): Promise<'done' | 'failed'> {
  const { db, payments } = services
  const [row] = await db.query<Row>(READ, [refundId])
  if (!row || row.state === 'failed') return 'failed'
  const { payment_intent_id: paymentIntentId, amount_cents: amountCents, key } = row
  if (row.state === 'approved') {
    try {
      const known = (await payments.refundsOf(paymentIntentId)).some((refund) => refund.refundId === refundId)
      if (!known) await payments.refundPayment({ key, refundId, paymentIntentId, amountCents })
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.reason !== 'refused') throw error
      await fail(services, refundId)
      return 'failed'
    }
    await syncPlanRefunds(services, paymentIntentId)
  }
  if (row.ends_plan) await end(services, row.subscription_id)
  return 'done'
}

async function end(services: Parts, providerId: string): Promise<void> {
  const open = await services.db.query(
    `select 1 from subscriptions where provider_id = $1 and status <> 'canceled'`,
    [providerId],
  )
  if (open.length === 0) return
  await services.payments.endSubscription(providerId)
  await syncSubscription(services, providerId)
}

async function fail({ db, clock }: Parts, refundId: string): Promise<void> {
  const now = clock.now()
  await db.tx(async (sql) => {
    const failed = await sql.query(
      `update plan_refunds set state = 'failed', updated_at = $2 where id = $1 and state = 'approved' returning id`,
      [refundId, now],
    )
    if (failed.length > 0)
      await noteAudit(sql, { adminId: null, event: 'plan_refund_failed', metadata: { refundId }, now })
  })
}
