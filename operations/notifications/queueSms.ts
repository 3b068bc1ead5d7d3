import type { SmsTemplate } from '#domain/notifications/smsTemplates.ts'
import { enqueue } from '#operations/_kit/enqueue.ts'
import { sendSms } from '#domain/notifications/jobs.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { encrypt } from '#lib/secrets/box.ts'

/** A text message to be sent. `key` keeps one of its kind waiting; `args` fill the words. */
export type QueuedSms = {
  template: SmsTemplate
  to: string
  locale: Locale
  args: Readonly<Record<string, string>>
  key: string
  /** When the code in it is over; from then on it is not sent. */
  notAfter: Date
}

/** Queues a text message in the caller's transaction; it leaves after the commit. */
export const queueSms = (sql: Sql, { template, to, locale, args, key, notAfter }: QueuedSms): Promise<void> =>
  enqueue(
    sql,
    sendSms,
    {
      key,
      template,
      locale,
      sealed: encrypt('sms', JSON.stringify({ to, args })),
      notAfter: notAfter.toISOString(),
    },
    { key },
  )
