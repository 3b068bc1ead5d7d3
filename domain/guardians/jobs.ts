import { job, NoInput } from '#domain/jobs/job.ts'

/** Tells guardians what is due. Queued with a check-in for what leaves at once; every minute for what had to wait. */
export const notifyGuardians = job({
  name: 'onboarding.tellGuardians',
  cron: '* * * * *',
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
})
