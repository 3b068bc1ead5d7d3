import { job, NoInput } from '#domain/jobs/job.ts'

/**
 * Ends the live connections of members who listened to rooms and may not any more: at midnight in UTC after a
 * birthday, and at the end of a grant. What staff and guardians do, a plan's end and a new version of the legal texts
 * end them at once; what that missed is found here.
 */
export const endListeners = job({
  name: 'chat.endListeners',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 50,
  input: NoInput,
})
