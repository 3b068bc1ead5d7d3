import { job, NoInput } from '#domain/jobs/job.ts'

/**
 * Sends the coach's messages that are due. Looking every minute costs little, and a minute missed is made up by the
 * next.
 */
export const deliverMessages = job({
  name: 'coach.deliverMessages',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 300,
  input: NoInput,
})
