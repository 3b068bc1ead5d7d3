import { z } from 'zod/mini'
import { job, NoInput } from '#domain/jobs/job.ts'

/** The id of an event in `stripe_events`. */
export const HandleEventInput = z.strictObject({ eventId: z.string() })

/**
 * Asks the provider what is true now about what an event is about, and stores that. Queued in the transaction that
 * stores the event.
 */
export const handleEvent = job({
  name: 'billing.handleEvent',
  maxAttempts: 20,
  input: HandleEventInput,
})

/**
 * Looks for events of the last 48 hours that did not arrive, every ten minutes. Source: docs/rules/billing.md
 * B-inbox.
 */
export const compareWithProvider = job({
  name: 'billing.compareWithProvider',
  cron: '*/10 * * * *',
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
})

/** Mails members whose trial ends within 48 hours, every ten minutes. Source: docs/rules/billing.md B-trial-mail. */
export const mailTrialEnds = job({
  name: 'billing.mailTrialEnds',
  cron: '5,15,25,35,45,55 * * * *',
  maxAttempts: 3,
  input: NoInput,
})

/** Customers at the provider, by the provider's ids. */
export const EndCustomersInput = z.strictObject({ customerIds: z.array(z.string()) })

/** Ends the plans of accounts that were erased, and what the provider knows of them. Queued in that transaction. */
export const endCustomers = job({
  name: 'billing.endCustomers',
  maxAttempts: 25,
  input: EndCustomersInput,
})

/** The id of a refund of a plan that was approved. */
export const PayPlanRefundInput = z.strictObject({ refundId: z.uuid() })

/**
 * Asks the provider to give money back for a plan, with the refund's own key, until it answers, and ends the plan where
 * that was decided. Queued in the transaction that approves it.
 */
export const payPlanRefund = job({
  name: 'billing.payPlanRefund',
  maxAttempts: 20,
  input: PayPlanRefundInput,
})

/** The id of a plan. */
export const SyncPlanInput = z.strictObject({ planId: z.uuid() })

/** Brings a plan and its price to the payment provider. Queued in the transaction that changes the plan. */
export const syncPlan = job({ name: 'billing.syncPlan', maxAttempts: 20, input: SyncPlanInput })

/**
 * Looks each night for plans that the provider has otherwise than we. Source: docs/rules/billing.md
 * B-plans-at-provider.
 */
export const comparePlans = job({
  name: 'billing.comparePlans',
  cron: '50 3 * * *',
  makeUpHours: 12,
  maxAttempts: 3,
  input: NoInput,
})
