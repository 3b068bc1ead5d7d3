/** The keys of the plans, the smaller first. What a plan costs and holds is in its row, kept by staff. */
export const planKeys = ['individual', 'family'] as const
/** The key of a plan. */
export type PlanKey = (typeof planKeys)[number]

/**
 * What every installation begins with: cents of a US dollar a month, people a plan is for with its payer, and days of
 * its trial. Source: docs/rules/billing.md S-000-9, D-037.
 */
export const firstPlans = {
  individual: { priceCents: 599, seats: 1, trialDays: 7 },
  family: { priceCents: 999, seats: 6, trialDays: 7 },
} as const satisfies Record<PlanKey, { priceCents: number; seats: number; trialDays: number }>

/** Currencies of plans: all money here is in one. */
export const planCurrencies = ['usd'] as const
/** The one in which an offer is named to a member who has no plan yet. */
const [OFFER_CURRENCY] = planCurrencies

type Priced = { priceCents: number; currency: string }
/** The plan that costs least; undefined without one. Cents of another currency compare with none: they stay out. */
export const cheapestOf = <P extends Priced>(plans: readonly P[]): P | undefined =>
  plans
    .filter(({ currency }) => currency === OFFER_CURRENCY)
    .toSorted((one, other) => one.priceCents - other.priceCents)[0]

/** Least a plan may cost, in cents: less than that no provider charges; and the most. */
export const PLAN_CENTS = { min: 50, max: 100_000 } as const
/** People of a family plan, with its payer. */
export const PLAN_SEATS = { min: 2, max: 20 } as const
/** Longest trial, in days. */
export const PLAN_TRIAL_MAX = 90
/** Longest name, description and list of features of a plan, in characters. */
export const PLAN_TEXT_MAX = { name: 60, description: 200, features: 600 } as const

/** How a plan stands at the payment provider: never sent, to be sent, as we have it, or not sent. */
export const planSyncStates = ['none', 'pending', 'synced', 'failed'] as const

/** What a plan holds, as staff wrote it: one line each. */
export const featureLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Hours before the end of a trial at which its mail leaves. Source: docs/rules/billing.md B-trial-mail. */
export const TRIAL_MAIL_HOURS = 48

/** What of a stored subscription counts for rooms: any other status is `none`. Source: docs/rules/chat.md D-071. */
export const planStates = ['none', 'trialing', 'active'] as const
/** One of them. */
export type Plan = (typeof planStates)[number]
/** The plan that a stored `subscription_status` stands for. */
export const planOf = (status: string): Plan =>
  status === 'trialing' || status === 'active' ? status : 'none'
