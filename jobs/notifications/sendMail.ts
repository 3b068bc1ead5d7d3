import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** Sends one mail. The words' arguments are sealed, so that codes never lie about readable. */
export const sendMail = task({
  name: 'notifications.sendMail',
  maxAttempts: 12,
  input: z.strictObject({
    key: z.string(),
    template: z.string(),
    locale: z.string(),
    sealed: z.string(),
  }),
  run: () => import('./sendMail.run.ts'),
})
