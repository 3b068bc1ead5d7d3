/** Plans: price for a month in US cents, and how many people it covers. Source: spec 000 §9. */
export const plans = {
  individual: { monthlyCents: 599, members: 1 },
  family: { monthlyCents: 999, members: 6 },
} as const
/** The key of a plan. */
export type PlanKey = keyof typeof plans
