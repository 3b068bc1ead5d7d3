import { rolesWith } from '#domain/access/staff.ts'
import type { SessionChoice } from '#domain/trivia/session.ts'
import { message, type Locale } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'

const STAFF = `
select distinct r.user_id as id from user_roles r
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
where held.role = any($1::text[])`

type Short = { weekKey: string; short: readonly SessionChoice[]; now: Date }

/**
 * Notifies staff who keep content that a weekend lacks sessions, once for each weekend, in the caller's transaction.
 * The notification leads to the trivia desk.
 */
export async function notifyShort(sql: Sql, { weekKey, short, now }: Short): Promise<NotificationSent[]> {
  if (short.length === 0) return []
  const staff = await sql.query<{ id: string }>(STAFF, [rolesWith('content.write')], 'trivia-staff')
  const notifications = staff.map(({ id }) => ({
    userId: id,
    key: `trivia-short:${weekKey}`,
    type: 'trivia_desk',
    channels: ['in_app', 'push'] as const,
    words: (locale: Locale) => ({
      title: message(locale, 'notifications.trivia_short.title'),
      message: message(locale, 'notifications.trivia_short.message', {
        week: dayIn(weekKey, locale),
        count: short.length.toLocaleString(locale),
      }),
    }),
    push: neutralPush,
    link: '/admin/trivia?tab=rounds',
  }))
  return notify(sql, notifications, { now })
}

const dayIn = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
