import { z } from 'zod/mini'
import { job } from '../jobs/job.ts'

/** The id of a refund that was approved. */
export const PayRefundInput = z.strictObject({ refundId: z.string() })

/**
 * Asks the provider to give money back, with the refund's own key, until it answers. Queued in the transaction that
 * approves the refund. Source: docs/rules/store.md B-refund-follows.
 */
export const payRefund = job({ name: 'store.payRefund', maxAttempts: 20, input: PayRefundInput })
