import { job, NoInput } from '#domain/jobs/job.ts'

/** Removes what the product no longer needs, every night at 03:17 UTC. */
export const prune = job({
  name: 'ops.prune',
  cron: '17 3 * * *',
  makeUpHours: 12,
  maxAttempts: 5,
  timeoutSeconds: 900,
  input: NoInput,
})
