import { owner, worker, type DataMapRow } from './row.ts'

const AT_PROVIDER = 'The name of the row at the payment provider.'
const COUNTER = 'Keeps equal presses and late answers apart; it says nothing about the member.'

/** Plans: what a member pays for, and seats. Cards and payments are with the payment provider. */
export const billingData = {
  'billing-customers': {
    section: 'plan',
    people: { user_id: { ...owner, why: 'The row goes, and the provider is told to remove the customer.' } },
    columns: ['created_at'],
    withheld: { customer_id: AT_PROVIDER, checkout_number: COUNTER, checkout_id: AT_PROVIDER },
  },
  subscriptions: {
    section: 'plan',
    people: { user_id: { ...owner, why: 'The row goes, and the plan ends at the provider.' } },
    columns: [
      'plan',
      'status',
      'trial_end',
      'current_period_end',
      'price_cents',
      'currency',
      'is_ending',
      'has_card',
      'trial_mailed_at',
      'created_at',
    ],
    withheld: { provider_id: AT_PROVIDER, revision: COUNTER },
  },
  'plan-seats': {
    section: 'family',
    people: {
      payer_id: {
        is: 'other',
        exported: 'The member on the seat has the row.',
        erasure: 'erased',
        why: 'Without a payer there is no seat.',
      },
      user_id: owner,
    },
    columns: ['created_at'],
  },
  'plan-refunds': {
    section: 'plan',
    people: {
      user_id: {
        is: 'owner',
        exported: true,
        erasure: 'pseudonymous',
        why: 'Bookkeeping asks for what was given back; without the account it names no one.',
      },
      decided_by_id: worker,
    },
    columns: ['amount_cents', 'currency', 'state', 'ends_plan', 'decided_at', 'created_at'],
    withheld: {
      subscription_id: AT_PROVIDER,
      payment_intent_id: AT_PROVIDER,
      provider_id: AT_PROVIDER,
      policy_cents: 'What a rule said; the amount is what counts.',
      override_reason: 'The words of staff about their work.',
      key: COUNTER,
    },
  },
} as const satisfies Record<string, DataMapRow>
