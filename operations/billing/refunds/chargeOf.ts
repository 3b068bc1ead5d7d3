import { planRefundApi, type PlanChargeView } from '#domain/billing/refundApi.ts'
import { PLAN_DAYS, planRefundCents } from '#domain/store/refundPolicy.ts'
import type { Actor } from '#domain/access/actor.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { PaymentsError, type PlanCharge, type ProviderRefund } from '#services/payments/port.ts'

type Parts = Pick<Services, 'db' | 'clock' | 'payments' | 'log'>

/** A stored subscription whose charges are looked at. */
export type Payer = { id: string; user_id: string; provider_id: string }

/** The newest charge of a plan, and what became of it at the provider. Cents. */
export type Charged = {
  charge: PlanCharge
  refunds: readonly ProviderRefund[]
  /** Given back, or on its way back. */
  refundedCents: number
  /** What the policy gives back now. Source: docs/rules/billing.md B-plan-refund. */
  offerCents: number
  isWhole: boolean
}

/** @throws OperationError 404 when there is no such subscription */
export async function requirePayer(sql: Sql, id: string): Promise<Payer> {
  const [payer] = await sql.query<Payer>('select id, user_id, provider_id from subscriptions where id = $1', [
    id,
  ])
  if (!payer) throw new OperationError('common.error.not_found')
  return payer
}

/** The newest charge as the provider has it now; null before the first. @throws PaymentsError */
export async function chargeOf(
  { payments, clock }: Pick<Parts, 'payments' | 'clock'>,
  { provider_id: providerId }: Payer,
): Promise<Charged | null> {
  const charges = await payments.planCharges(providerId)
  const charge = charges[0]
  if (!charge) return null
  const refunds = await payments.refundsOf(charge.paymentIntentId)
  const refundedCents = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  const now = clock.now()
  const first = charges.at(-1)!.chargedAt
  const byPolicy = planRefundCents({ ...charge, firstChargedAt: first }, now)
  return {
    charge,
    refunds,
    refundedCents,
    offerCents: Math.max(0, byPolicy - refundedCents),
    isWhole: now.getTime() <= first.getTime() + PLAN_DAYS * 86_400_000,
  }
}

const REFUNDS = `
select id, amount_cents as "amountCents", currency, state, decided_at as "decidedAt" from plan_refunds
where subscription_id = $1 order by decided_at desc, id desc`
type Row = Omit<PlanChargeView['refunds'][number], 'decidedAt'> & { decidedAt: Date }

/**
 * What was charged for a member's plan, what the policy gives back of it now, and what was given back.
 * @throws OperationError 403, 404, `payments.error.refund_away`
 */
export async function readCharge(services: Parts, actor: Actor, id: string): Promise<PlanChargeView> {
  requirePermission(actor, 'orders.refund')
  const { db, log } = services
  const payer = await requirePayer(db, id)
  const charged = await chargeOf(services, payer).catch((error: unknown) => {
    if (!(error instanceof PaymentsError)) throw error
    log.warn({ err: error.message }, 'the charges of a plan could not be read')
    throw operationErrorOf(planRefundApi.readCharge, 'payments.error.refund_away')
  })
  const refunds = await db.query<Row>(REFUNDS, [payer.provider_id])
  return {
    charge: charged && {
      amountCents: charged.charge.amountCents,
      currency: charged.charge.currency,
      chargedAt: charged.charge.chargedAt.toISOString(),
      periodEnd: charged.charge.periodEnd.toISOString(),
      refundedCents: charged.refundedCents,
      offerCents: charged.offerCents,
      isWhole: charged.isWhole,
    },
    refunds: refunds.map(({ decidedAt, ...refund }) => ({ ...refund, decidedAt: decidedAt.toISOString() })),
  }
}
