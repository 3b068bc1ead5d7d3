import { z } from 'zod/mini'
import { job, NoInput } from '#domain/jobs/job.ts'

/** The id of a product. */
export const SyncProductInput = z.strictObject({ productId: z.uuid() })

/** Brings a product and its price to the payment provider. Queued in the transaction that changes the product. */
export const syncProduct = job({ name: 'store.syncProduct', maxAttempts: 20, input: SyncProductInput })

/** Looks each night for products that the provider has otherwise than we. Source: docs/rules/store.md D-sync. */
export const compareProducts = job({
  name: 'store.compareProducts',
  cron: '40 3 * * *',
  makeUpHours: 12,
  maxAttempts: 3,
  timeoutSeconds: 600,
  input: NoInput,
})
