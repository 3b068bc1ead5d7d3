import { NoInput, task } from '#jobs/_kit/task.ts'

/** Tells guardians what is due. Queued with a check-in for what leaves at once; every minute for what had to wait. */
export const notifyGuardians = task({
  name: 'onboarding.tellGuardians',
  cron: '* * * * *',
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
  run: () => import('./notifyGuardians.run.ts'),
})
