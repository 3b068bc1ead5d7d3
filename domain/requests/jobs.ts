import { job, NoInput } from '../jobs/job.ts'

/**
 * Reminds guardians of requests that wait, and lets those lapse whose time is over, every ten minutes. Source:
 * docs/rules/store.md D-146.
 */
export const settleRequests = job({
  name: 'store.settleRequests',
  cron: '2,12,22,32,42,52 * * * *',
  maxAttempts: 3,
  input: NoInput,
})
