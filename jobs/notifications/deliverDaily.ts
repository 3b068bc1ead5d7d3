import { NoInput, task } from '#jobs/_kit/task.ts'

/** Sends the daily reminders that are due. A minute missed is made up by the next. */
export const deliverDaily = task({
  name: 'notifications.deliverDaily',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 300,
  input: NoInput,
  run: () => import('./deliverDaily.run.ts'),
})
