import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** A text message in the queue. The number and what fills the words are sealed. */
export const SendSmsInput = z.strictObject({
  key: z.string(),
  template: z.string(),
  locale: z.string(),
  sealed: z.string(),
  /** From this instant on its code is of no use. */
  notAfter: z.optional(z.string()),
})

/** Sends one text message, unless its code is over. Five tries reach over some minutes. */
export const sendSms = task({
  name: 'notifications.sendSms',
  maxAttempts: 5,
  input: SendSmsInput,
  run: () => import('./sendSms.run.ts'),
})
