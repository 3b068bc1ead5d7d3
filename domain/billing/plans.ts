/** Plans: price for a month in US cents, and how many members it covers. Source: docs/rules/billing.md S-000-9. */
export const plans = {
  individual: { monthlyCents: 599, members: 1 },
  family: { monthlyCents: 999, members: 6 },
} as const
/** The key of a plan. */
export type PlanKey = keyof typeof plans
/** The keys of the plans, the smaller first. */
export const planKeys = Object.keys(plans) as [PlanKey, ...PlanKey[]]
/** Days of the trial, without a card, once for a person. Source: docs/rules/billing.md D-037. */
export const TRIAL_DAYS = 7
/** Hours before the end of a trial at which its mail leaves. Source: docs/rules/billing.md B-trial-mail. */
export const TRIAL_MAIL_HOURS = 48

/** What of a stored subscription counts for rooms: any other status is `none`. Source: docs/rules/chat.md D-071. */
export const planStates = ['none', 'trialing', 'active'] as const
/** One of them. */
export type Plan = (typeof planStates)[number]
/** The plan that a stored `subscription_status` stands for. */
export const planOf = (status: string): Plan =>
  status === 'trialing' || status === 'active' ? status : 'none'
