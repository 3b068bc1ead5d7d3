import type { PlanKey } from '#domain/billing/plans.ts'

/** A plan of somebody in the demo dataset. Its trial began some days ago. */
export type DemoPlan = {
  handle: string
  plan: PlanKey
  daysAgo: number
  /** The test card of the provider that pays it; none: a trial without a card. */
  card: string | null
  /** Handles of those the payer gave a seat. */
  seats?: readonly string[]
}

/**
 * One on trial, one that has been paid twice, one whose payment failed, and a family's whose first payment is recent.
 */
export const demoPlans: readonly DemoPlan[] = [
  { handle: 'walter', plan: 'individual', daysAgo: 3, card: null },
  { handle: 'maren', plan: 'individual', daysAgo: 48, card: '4242424242424242' },
  { handle: 'hanna', plan: 'individual', daysAgo: 8, card: '4000000000000341' },
  {
    handle: 'tobias',
    plan: 'family',
    daysAgo: 11,
    card: '5555555555554444',
    seats: ['mila', 'jonas'],
  },
]
