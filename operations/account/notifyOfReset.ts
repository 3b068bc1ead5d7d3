import { rolesWith } from '#domain/access/staff.ts'
import type { MailTemplate } from '#domain/notifications/mailTemplates.ts'
import { messageFor, type Locale } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'

/** Where staff decide. */
const VIEW = '/admin/factor-resets'

type Reader = { id: string; email: string; locale: Locale | null }
type Waiting = { id: string; deciders: readonly Reader[]; until: Date; now: Date }

/** Staff who may decide, but for some. */
export const decidersOf = (sql: Sql, except: readonly string[]): Promise<Reader[]> =>
  sql.query(
    `select u.id, u.email, p.language as locale from users u join profiles p on p.id = u.id
     where u.disabled_at is null and u.email_verified_at is not null and u.id <> all($2::uuid[]) and exists (
       select 1 from user_roles r
       cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
       where r.user_id = u.id and held.role = any($1))`,
    [rolesWith('factors.decide'), except],
  )

/** Notifies staff that a request waits: by mail at any hour, and in the panel. */
export async function notifyDeciders(
  sql: Sql,
  { id, deciders, until, now }: Waiting,
): Promise<NotificationSent[]> {
  await queueMails(
    sql,
    deciders.map((reader) => ({
      template: 'factor-reset-waiting',
      to: reader.email,
      locale: reader.locale ?? 'en',
      args: { path: VIEW },
      key: `factor-reset-waiting:${id}:${reader.id}`,
      userId: reader.id,
      notAfter: until,
    })),
  )
  return notify(
    sql,
    deciders.map((reader) => ({
      userId: reader.id,
      key: `factor-reset:${id}`,
      type: 'security',
      channels: [],
      words: (locale) => ({
        title: messageFor(locale, 'notifications.mail.factor_reset_waiting.subject'),
        message: messageFor(locale, 'notifications.mail.factor_reset_waiting.body'),
      }),
      push: neutralPush,
      link: VIEW,
    })),
    { now },
  )
}

type News = {
  userId: string
  id: string
  template: Extract<MailTemplate, 'factor-reset-asked' | 'factor-reset-done' | 'factor-reset-refused'>
}

/** Notifies the member by mail, also when a stranger asked. */
export async function notifyPerson(sql: Sql, { userId, id, template }: News): Promise<void> {
  const people = await sql.query<Reader>(
    'select u.id, u.email, p.language as locale from users u join profiles p on p.id = u.id where u.id = $1',
    [userId],
  )
  await queueMails(
    sql,
    people.map(({ email, locale }) => ({
      template,
      to: email,
      locale: locale ?? 'en',
      args: { path: '/settings?tab=security' },
      key: `${template}:${id}`,
      userId,
    })),
  )
}
