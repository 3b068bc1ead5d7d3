import { isLocale } from '#messages'
import { queueMail } from '#operations/notifications/queueMail.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { moneyText } from '#operations/store/orders/moneyText.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import type { ProviderRefund } from '#services/payments/port.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments'>
type Moved = { user_id: string | null; decided_by_id: string | null; currency: string; ends_plan: boolean }

// What was done can still fail at the member's bank; what failed is over.
const DONE = `
update plan_refunds set state = 'done', provider_id = $2, amount_cents = $3, updated_at = $4
where id::text = $1 and state = 'approved' returning user_id, decided_by_id, currency, ends_plan`
const FAILED = `
update plan_refunds set state = 'failed', provider_id = $2, updated_at = $3
where id::text = $1 and state in ('approved', 'done') returning user_id, decided_by_id, currency, ends_plan`

/**
 * Brings our refunds of a plan's payment to what the provider says of them, each step once: the state, the audit
 * trail and the mail move in one transaction. Safe to repeat, in any order with other events. A payment without a
 * refund of ours comes to nothing. @throws PaymentsError
 */
export async function syncPlanRefunds({ db, clock, payments }: Parts, intentId: string): Promise<void> {
  const ours = await db.query('select 1 from plan_refunds where payment_intent_id = $1 limit 1', [intentId])
  if (ours.length === 0) return
  const refunds = await payments.refundsOf(intentId)
  await db.tx(async (sql) => {
    for (const refund of refunds) await move(sql, refund, clock.now())
  })
}

async function move(sql: Sql, refund: ProviderRefund, now: Date): Promise<void> {
  const { id: providerId, refundId, state, amountCents } = refund
  if (refundId === null || state === 'waits') return
  const [moved] =
    state === 'done'
      ? await sql.query<Moved>(DONE, [refundId, providerId, amountCents, now])
      : await sql.query<Moved>(FAILED, [refundId, providerId, now])
  if (!moved) return
  await noteAudit(sql, {
    adminId: state === 'done' ? moved.decided_by_id : null,
    event: state === 'done' ? 'plan_refunded' : 'plan_refund_failed',
    metadata: { refundId, amountCents },
    now,
  })
  if (state === 'done' && moved.user_id) await mail(sql, moved.user_id, { ...moved, refundId, amountCents })
}

type Paid = Moved & { refundId: string; amountCents: number }

async function mail(sql: Sql, userId: string, paid: Paid): Promise<void> {
  const { refundId, amountCents, currency, ends_plan: endsPlan } = paid
  const [payer] = await sql.query<{ email: string; language: string | null }>(
    'select u.email, p.language from users u join profiles p on p.id = u.id where u.id = $1',
    [userId],
  )
  if (!payer) return
  const locale = isLocale(payer.language) ? payer.language : 'en'
  await queueMail(sql, {
    template: endsPlan ? 'plan-refund-ended' : 'plan-refund',
    to: payer.email,
    locale,
    args: { amount: moneyText(locale, amountCents, currency), path: '/settings?tab=plan' },
    key: `plan-refund:${refundId}`,
    userId,
  })
}
