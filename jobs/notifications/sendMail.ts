import { z } from 'zod/mini'
import { task } from '#jobs/_kit/task.ts'

/** A mail in the queue. What fills its template is sealed, so that codes and addresses never lie about readable. */
export const SendMailInput = z.strictObject({
  key: z.string(),
  template: z.string(),
  locale: z.string(),
  sealed: z.string(),
  /** From this instant on the mail is of no use: it holds a code or link that is over. */
  notAfter: z.optional(z.string()),
})

/** Sends one mail. Twelve tries reach over about sixteen hours; a mail with an end is not sent after it. */
export const sendMail = task({
  name: 'notifications.sendMail',
  maxAttempts: 12,
  input: SendMailInput,
  run: () => import('./sendMail.run.ts'),
})
