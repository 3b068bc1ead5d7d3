import { NoInput, task } from '#jobs/_kit/task.ts'

/** Sends the coach's messages that are due. Looking every minute costs little, and a minute missed is made up by the next. */
export const deliverMessages = task({
  name: 'coach.deliverMessages',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 300,
  input: NoInput,
  run: () => import('./deliverMessages.run.ts'),
})
