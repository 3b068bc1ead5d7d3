import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { enqueueAll } from '#operations/_kit/enqueue.ts'
import { sendMail } from '#domain/notifications/jobs.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { encrypt } from '#lib/secrets/box.ts'

/** A mail to be sent. `key` makes a repeat harmless; `args` fill the template. */
export type QueuedMail = {
  template: MailTemplate
  to: string
  locale: Locale
  args: Readonly<Record<string, string>>
  key: string
  userId?: string
  /** When the code or link in it is over; from then on it is not sent. */
  notAfter?: Date
}

/** Queues a mail in the caller's transaction. The mail leaves after the commit; the same key twice is one mail. */
export const queueMail = (sql: Sql, mail: QueuedMail): Promise<void> => queueMails(sql, [mail])

/** As `queueMail`, for any number of mails in two statements. */
export async function queueMails(sql: Sql, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  const rows = await sql.query<{ key: string }>(
    `insert into email_logs (id, key, template, user_id, status, attempts, created_at, updated_at)
     select id, key, template, user_id, 'queued', 0, now(), now()
     from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[]) as mail(id, key, template, user_id)
     on conflict (key) do nothing returning key`,
    [
      mails.map(() => newId()),
      mails.map(({ key }) => key),
      mails.map(({ template }) => template),
      mails.map(({ userId }) => userId ?? null),
    ],
  )
  const isNew = new Set(rows.map(({ key }) => key))
  const jobs = mails
    .filter(({ key }) => isNew.delete(key))
    .map(({ key, template, locale, to, args, notAfter }) => ({
      key,
      template,
      locale,
      sealed: encrypt('mail', JSON.stringify({ to, args })),
      ...(notAfter && { notAfter: notAfter.toISOString() }),
    }))
  await enqueueAll(sql, sendMail, jobs)
}
