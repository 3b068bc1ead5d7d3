import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** A text message in the queue. The number and what fills the words are sealed. */
export const SendSmsInput = z.strictObject({
  key: z.string(),
  template: z.string(),
  locale: z.string(),
  sealed: z.string(),
})

/** Sends one text message. Five tries reach over some minutes: a code that comes later is of no use. */
export const sendSms = task({
  name: 'notifications.sendSms',
  maxAttempts: 5,
  input: SendSmsInput,
  run: () => import('./sendSms.run.ts'),
})
