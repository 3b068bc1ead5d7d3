import { enqueue } from '#jobs/_kit/task.ts'
import { sendMail } from '#jobs/notifications/sendMail.ts'
import type { Locale } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { seal } from '#services/secrets/box.ts'
import type { Sql } from '#services/database/db.ts'

/** A mail to be sent. `key` makes a repeat harmless; `args` fill the template. */
export type QueuedMail = {
  template: MailTemplate
  to: string
  locale: Locale
  args: Readonly<Record<string, string>>
  key: string
  userId?: string
}

/** Queues a mail in the caller's transaction. The mail leaves after the commit; the same key twice is one mail. */
export async function queueMail(sql: Sql, mail: QueuedMail): Promise<void> {
  const [row] = await sql.query(
    `insert into email_logs (id, key, template, user_id, status, attempts, created_at, updated_at)
     values ($1, $2, $3, $4, 'queued', 0, now(), now()) on conflict (key) do nothing returning id`,
    [newId(), mail.key, mail.template, mail.userId ?? null],
  )
  if (!row) return
  const sealed = seal('mail', JSON.stringify({ to: mail.to, args: mail.args }))
  await enqueue(sql, sendMail, { key: mail.key, template: mail.template, locale: mail.locale, sealed })
}
