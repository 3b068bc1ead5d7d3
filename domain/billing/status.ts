/** States of a subscription, in the payment provider's words. */
export const subscriptionStates = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const
/** One state of a subscription. */
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * What a member's plan is, as `profiles.subscription_status` has it, the best first. Source: docs/rules/billing.md
 * D-153.
 */
export const planStatuses = ['active', 'trialing', 'past_due', 'free'] as const
/** One status of a member's plan. */
export type PlanStatus = (typeof planStatuses)[number]

/** Returns whether a plan opens what plans are for. Source: docs/rules/billing.md D-071. */
export const hasPlan = (status: string): boolean => status === 'active' || status === 'trialing'
