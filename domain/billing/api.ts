import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { planKeys } from './plans.ts'
import { planStatuses } from './status.ts'

/** Adults alone see plans and bills. Source: docs/rules/billing.md B-adults. */
const forAdults = { 'billing.error.adults_only': 403 } as const
const Instant = z.nullable(z.string())
const Plan = z.nullable(z.enum(planKeys))
const Url = z.object({ url: z.string() })
const nothing = z.strictObject({})

/** A member of the payer's families, and whether they have a seat. */
export const SeatView = z.object({ userId: z.string(), name: z.string(), hasSeat: z.boolean() })
export type SeatView = z.output<typeof SeatView>

/** A plan that can be started, as staff wrote it, in the reader's language. */
export const OfferView = z.object({
  plan: z.enum(planKeys),
  /** What starting it is asked with. */
  priceId: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  /** For a month. */
  priceCents: z.number(),
  currency: z.string(),
  /** People it covers, with its payer. */
  seats: z.number(),
  /** Days without a charge for who has the trial left; 0 for none. */
  trialDays: z.number(),
})
export type OfferView = z.output<typeof OfferView>

/** A member's plan, and what they can start. */
export const PlanView = z.object({
  status: z.enum(planStatuses),
  plan: Plan,
  /** Its name in the reader's language. */
  name: z.nullable(z.string()),
  /** What its payer pays a month, which may be less or more than it costs today. */
  priceCents: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  /** False with a seat of another member's plan: that one is theirs to change. */
  isPayer: z.boolean(),
  trialEnd: Instant,
  currentPeriodEnd: Instant,
  /** Ends with the period. */
  isEnding: z.boolean(),
  /** Will be charged at the end of the trial or period. */
  hasCard: z.boolean(),
  /** Whether plans can be started now. */
  isOpen: z.boolean(),
  hasTrialLeft: z.boolean(),
  offers: z.array(OfferView),
  /** Of a payer of a family plan; `max` counts the payer's own seat. */
  seats: z.nullable(z.object({ max: z.number(), members: z.array(SeatView) })),
})
export type PlanView = z.output<typeof PlanView>

/** Plans of adults: start, look, end, and the seats of the family one. */
export const billingApi = {
  /** Opens the provider's page for a plan. Equal presses lead to one page. Source: docs/rules/billing.md S-001-7. */
  startCheckout: contract({
    method: 'post',
    path: '/functions/create-checkout',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ priceId: z.string().check(z.minLength(1), z.maxLength(80)) }),
    output: Url,
    errors: {
      ...forAdults,
      'billing.error.confirm_address': 403,
      'billing.error.unknown_price': 422,
      'billing.error.has_plan': 409,
      'billing.error.checkout_failed': 503,
    },
  }),
  /** The caller's plan in short. Source: docs/rules/billing.md D-154. */
  checkSubscription: contract({
    method: 'post',
    path: '/functions/check-subscription',
    auth: 'signed-in',
    limit: 'read',
    body: nothing,
    output: z.object({
      subscribed: z.boolean(),
      plan: Plan,
      status: z.enum(planStatuses),
      trial_end: Instant,
      current_period_end: Instant,
      seats: z.nullable(z.object({ used: z.number(), max: z.number() })),
    }),
    errors: forAdults,
  }),
  /** Opens the provider's page for the caller's card, plan and bills. Source: docs/rules/billing.md S-001-7. */
  openPortal: contract({
    method: 'post',
    path: '/functions/customer-portal',
    auth: 'signed-in',
    limit: 'write',
    body: nothing,
    output: Url,
    errors: { ...forAdults, 'billing.error.no_plan': 409, 'billing.error.portal_failed': 503 },
  }),
  /** Everything the section about plans shows. */
  readPlan: contract({
    method: 'get',
    path: '/billing/plan',
    auth: 'signed-in',
    limit: 'read',
    output: PlanView,
    errors: forAdults,
  }),
  /** Lets the caller's plan end with its period, or go on. Source: docs/rules/billing.md B-cancel. */
  setEnding: contract({
    method: 'put',
    path: '/billing/plan/ending',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({ isEnding: z.boolean() }),
    output: PlanView,
    errors: { ...forAdults, 'billing.error.no_plan': 409, 'billing.error.not_changed': 503 },
  }),
  /**
   * Gives a seat of the caller's family plan to a member of one of their families. Source: docs/rules/billing.md
   * D-087.
   */
  giveSeat: contract({
    method: 'put',
    path: '/billing/seats/:userId',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ userId: z.uuid() }),
    output: PlanView,
    errors: {
      ...forAdults,
      'billing.error.no_plan': 409,
      'billing.error.no_seat': 409,
      'billing.error.has_seat': 409,
    },
  }),
  /** Takes it back; one that is gone is fine. */
  takeSeat: contract({
    method: 'delete',
    path: '/billing/seats/:userId',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ userId: z.uuid() }),
    output: PlanView,
    errors: forAdults,
  }),
}
