import { job, NoInput } from '#domain/jobs/job.ts'

/**
 * Ends the live connections of members who listened to rooms and may not any more: after a plan's end, a new version of
 * the legal texts, a birthday. What staff and guardians do ends them at once.
 */
export const endListeners = job({
  name: 'chat.endListeners',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 50,
  input: NoInput,
})
