import type { Actor } from '#domain/access/actor.ts'
import { payPlanRefund as payPlanRefundJob } from '#domain/billing/jobs.ts'
import { planRefundApi } from '#domain/billing/refundApi.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { PaymentsError } from '#services/payments/port.ts'
import { lockPayer } from '../moveStatuses.ts'
import { chargeOf, requirePayer, type Charged, type Payer } from './chargeOf.ts'
import { payPlanRefund } from './payPlanRefund.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'realtime' | 'log'>
type Decision = {
  id: string
  amountCents: number
  endsPlan: boolean
  overrideReason?: string | undefined
  key: string
}

const contract = planRefundApi.refundPlan
const insert = statement(`
insert into plan_refunds (id, user_id, subscription_id, payment_intent_id, amount_cents, currency, policy_cents, state, override_reason,
  ends_plan, decided_by_id, decided_at, key, created_at, updated_at)
values ($id, $userId, $subscriptionId, $intentId, $amount, $currency, $policy, 'approved', $reason, $endsPlan, $actorId, $now, $key, $now, $now)`)

/**
 * Gives money back for the newest charge of a plan, all of it or a part, and ends the plan where that was decided. More
 * than the policy says needs a reason. The decision is stored first, with the job that carries it out; then the
 * provider is asked, so that the answer has the end of it where the provider is there. Equal presses are one refund.
 * Source: docs/rules/billing.md B-plan-refund.
 * @throws OperationError 403, 404, and those of the contract
 */
export async function refundPlan(services: Parts, actor: Actor, decision: Decision): Promise<void> {
  requirePermission(actor, 'orders.refund')
  const { db, clock, log } = services
  const payer = await requirePayer(db, decision.id)
  const charged = await chargeOf(services, payer).catch((error: unknown) => {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'the charges of a plan could not be read')
    throw operationErrorOf(contract, 'payments.error.refund_away')
  })
  const refundId = await db.tx((sql) =>
    approve(sql, actor, { ...decision, payer, charged, now: clock.now() }),
  )
  try {
    if ((await payPlanRefund(services, refundId)) === 'failed')
      throw operationErrorOf(contract, 'payments.error.refund_refused')
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'a refund of a plan waits for the payment provider')
  }
}

type Approval = Decision & { payer: Payer; charged: Charged | null; now: Date }

/** Returns the id of the approved refund. */
async function approve(sql: Sql, actor: Actor, approval: Approval): Promise<string> {
  const { amountCents, endsPlan, overrideReason, payer, charged, now } = approval
  await lockPayer(sql, payer.user_id)
  const key = `staff:${actor.id}:${approval.key}`
  const [pressed] = await sql.query<{ id: string }>('select id from plan_refunds where key = $1', [key])
  if (pressed) return pressed.id
  if (!charged) throw operationErrorOf(contract, 'payments.error.nothing_charged')
  const onItsWay = await notCounted(sql, charged)
  const { charge, refundedCents } = charged
  if (amountCents > charge.amountCents - refundedCents - onItsWay)
    throw operationErrorOf(contract, 'payments.error.refund_too_much')
  const policy = Math.max(0, charged.offerCents - onItsWay)
  const isBeyond = amountCents > policy
  if (isBeyond && !overrideReason) throw operationErrorOf(contract, 'payments.error.override_needed')
  const id = newId()
  await insert(sql, {
    id,
    userId: payer.user_id,
    subscriptionId: payer.provider_id,
    intentId: charge.paymentIntentId,
    amount: amountCents,
    currency: charge.currency,
    policy,
    reason: overrideReason || null,
    endsPlan,
    actorId: actor.id,
    key,
    now,
  })
  await noteAudit(sql, {
    adminId: actor.id,
    event: 'plan_refund_approved',
    metadata: { refundId: id, amountCents, isBeyondPolicy: isBeyond, endsPlan },
    now,
  })
  await enqueue(sql, payPlanRefundJob, { refundId: id })
  return id
}

/** What a colleague decided since the provider was asked, in cents. */
async function notCounted(sql: Sql, { charge, refunds }: Charged): Promise<number> {
  const known = refunds.flatMap(({ refundId }) => refundId ?? [])
  const [row] = await sql.query<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0) as cents from plan_refunds
     where payment_intent_id = $1 and state in ('approved', 'done') and id::text <> all($2::text[])`,
    [charge.paymentIntentId, known],
  )
  return row!.cents
}
