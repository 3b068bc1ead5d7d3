import { z } from 'zod/mini'
import { job, NoInput } from '#domain/jobs/job.ts'

/** Sends the daily reminders that are due. A minute missed is made up by the next. */
export const deliverDaily = job({
  name: 'notifications.deliverDaily',
  cron: '* * * * *',
  maxAttempts: 1,
  timeoutSeconds: 300,
  input: NoInput,
})

/** A mail in the queue. What fills its template is encrypted, so that codes and addresses never lie about readable. */
export const SendMailInput = z.strictObject({
  key: z.string(),
  template: z.string(),
  locale: z.string(),
  sealed: z.string(),
  /** From this instant on the mail is of no use: it holds a code or link that is over. */
  notAfter: z.optional(z.string()),
})

/** Sends one mail. Twelve tries reach over about sixteen hours; a mail with an end is not sent after it. */
export const sendMail = job({
  name: 'notifications.sendMail',
  maxAttempts: 12,
  input: SendMailInput,
})

/** A push message for one device. Its words are encrypted, as those of mails are. */
export const SendPushInput = z.strictObject({
  subscription: z.uuid(),
  userId: z.uuid(),
  key: z.string(),
  queuedAt: z.string(),
  sealed: z.string(),
  /** Neither quiet hours nor a pause of notifications hold it. */
  isUrgent: z.optional(z.boolean()),
})

/** Sends one push message. Eight tries reach over half an hour. */
export const sendPush = job({
  name: 'notifications.sendPush',
  maxAttempts: 8,
  input: SendPushInput,
})

/** A text message in the queue. The number and what fills the words are encrypted. */
export const SendSmsInput = z.strictObject({
  key: z.string(),
  template: z.string(),
  locale: z.string(),
  sealed: z.string(),
  /** From this instant on its code is of no use. */
  notAfter: z.optional(z.string()),
})

/** Sends one text message, unless its code is over. Five tries reach over some minutes. */
export const sendSms = job({
  name: 'notifications.sendSms',
  maxAttempts: 5,
  input: SendSmsInput,
})
