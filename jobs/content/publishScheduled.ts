import { NoInput, task } from '#jobs/_kit/task.ts'

/** Publishes and unpublishes what editors planned, every minute. */
export const publishScheduled = task({
  name: 'ops.publishScheduled',
  cron: '* * * * *',
  maxAttempts: 3,
  timeoutSeconds: 300,
  input: NoInput,
  run: () => import('./publishScheduled.run.ts'),
})
