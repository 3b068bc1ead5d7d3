import { job, NoInput } from '#domain/jobs/job.ts'

/**
 * Ends orders whose page was left or never opened, and gives their stock back, every minute. Source:
 * docs/rules/store.md S-stock.
 */
export const settleOrders = job({
  name: 'store.settleOrders',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 120,
  input: NoInput,
})
