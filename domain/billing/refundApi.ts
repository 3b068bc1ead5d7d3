import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { REFUND_REASON_MAX } from '../store/refundPolicy.ts'
import { subscriptionStates } from './status.ts'

/** Longest search, in characters. */
const SEARCH_MAX = 120
/** Plans a search finds at most. */
export const PLANS_FOUND_MAX = 20

/** States of a refund of a plan: decided, at the member's bank, or refused by the provider. */
export const planRefundStates = ['approved', 'done', 'failed'] as const

/** A member's plan as staff find it. */
export const PayerView = z.object({
  /** Of the stored subscription. */
  id: z.string(),
  email: z.string(),
  /** Its name in the reader's language. */
  plan: z.string(),
  status: z.enum(subscriptionStates),
  isEnding: z.boolean(),
  currentPeriodEnd: z.nullable(z.string()),
})
export type PayerView = z.output<typeof PayerView>

/** The newest charge of a plan, what the policy gives back of it, and what was given back. Cents. */
export const PlanChargeView = z.object({
  /** Null: nothing was charged yet, as in a trial. */
  charge: z.nullable(
    z.object({
      amountCents: z.int(),
      currency: z.string(),
      chargedAt: z.string(),
      periodEnd: z.string(),
      refundedCents: z.int(),
      /** What the policy gives back now. */
      offerCents: z.int(),
      /** Within the days in which all of it comes back. */
      isWhole: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountCents: z.int(),
      currency: z.string(),
      state: z.enum(planRefundStates),
      decidedAt: z.string(),
    }),
  ),
})
export type PlanChargeView = z.output<typeof PlanChargeView>

const byId = z.strictObject({ id: z.uuid() })

/** Refunds of plans. Each call asks for the permission `orders.refund`. Source: docs/rules/billing.md B-plan-refund. */
export const planRefundApi = {
  /** Plans of members whose address has this in it. */
  findPayers: contract({
    method: 'get',
    path: '/staff/payments/plans',
    auth: 'staff',
    limit: 'read',
    query: z.strictObject({ search: z.string().check(z.trim(), z.minLength(3), z.maxLength(SEARCH_MAX)) }),
    output: z.object({ payers: z.array(PayerView) }),
  }),
  /** What was charged for one, as the provider has it now. */
  readCharge: contract({
    method: 'get',
    path: '/staff/payments/plans/:id',
    auth: 'staff',
    limit: 'read',
    timeoutMs: 15_000,
    params: byId,
    output: PlanChargeView,
    errors: { 'common.error.not_found': 404, 'payments.error.refund_away': 503 },
  }),
  /** Gives money back for the newest charge. More than the policy says needs a reason. */
  refundPlan: contract({
    method: 'post',
    path: '/staff/payments/plans/:id/refund',
    auth: 'staff',
    limit: 'write',
    // The provider is asked before this answers; when it is away, a job goes on.
    timeoutMs: 15_000,
    params: byId,
    body: z.strictObject({
      amountCents: z.int().check(z.gte(1), z.lte(100_000_000)),
      /** Whether the plan ends with it. What is left of a period is given back for a plan that ends. */
      endsPlan: z.boolean(),
      overrideReason: z.optional(z.string().check(z.trim(), z.maxLength(REFUND_REASON_MAX))),
      /** Made by the page for one decision: equal presses are one refund. */
      key: z.uuid(),
    }),
    output: PlanChargeView,
    errors: {
      'common.error.not_found': 404,
      'payments.error.nothing_charged': 409,
      'payments.error.refund_too_much': 422,
      'payments.error.override_needed': 422,
      'payments.error.refund_refused': 503,
      'payments.error.refund_away': 503,
    },
  }),
}
