import { job, NoInput } from '#domain/jobs/job.ts'

/** Publishes and unpublishes what editors planned, every minute. */
export const publishScheduled = job({
  name: 'ops.publishScheduled',
  cron: '* * * * *',
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
})
