/** Plans: price for a month in US cents, and how many members it covers. Source: docs/rules/billing.md S-000-9. */
export const plans = {
  individual: { monthlyCents: 599, members: 1 },
  family: { monthlyCents: 999, members: 6 },
} as const
/** The key of a plan. */
export type PlanKey = keyof typeof plans
