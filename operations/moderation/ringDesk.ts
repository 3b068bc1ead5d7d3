import { rolesWith } from '#domain/access/staff.ts'
import { URGENT_MINUTES } from '#domain/moderation/childSafety.ts'
import { message } from '#messages'
import { newId } from '#operations/_kit/ids.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { onShiftSql } from './onShiftSql.ts'

const MINUTES = String(URGENT_MINUTES)

// Staff who have not read the last notification need no other one, and it names no count.
const ON_SHIFT = `
select u.id from users u join user_roles r on r.user_id = u.id
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
where u.disabled_at is null and u.id <> all($2::uuid[]) and ${onShiftSql('u.id', '$3::timestamptz')}
  and not exists (select from notifications n where n.user_id = u.id and n.type = 'desk_urgent' and n.read_at is null
    and n.sent_at > $3::timestamptz - interval '${URGENT_MINUTES} minutes')
group by u.id having bool_or(held.role = any($1::text[])) order by u.id`

/**
 * Notifies moderators on shift, in the app, by push and mail, because something has to be looked at within five
 * minutes: a message, a report or a case of a minor in danger. All three sound alike and lead to the desk: nothing says
 * which it is, whose, or where, as some of those who hear it may not see cases. Neither quiet hours nor a pause hold
 * it. In the caller's transaction. `except`: staff who hear of it otherwise, and members it is about. Source:
 * docs/rules/moderation.md shifts.
 */
export async function ringDesk(
  sql: Sql,
  { except, now }: { except: readonly string[]; now: Date },
): Promise<NotificationSent[]> {
  const staff = await sql.query<{ id: string }>(
    ON_SHIFT,
    [rolesWith('moderation.decide'), except, now],
    'desk-on-shift',
  )
  // No id of what rang: the name of a notification outlives it.
  const key = `desk-urgent:${newId()}`
  return notify(
    sql,
    staff.map(({ id }) => ({
      userId: id,
      key,
      type: 'desk_urgent',
      channels: ['in_app', 'push', 'email'] as const,
      isUrgent: true,
      words: (locale) => ({
        title: message(locale, 'notifications.desk_urgent.title', { minutes: MINUTES }),
        message: message(locale, 'notifications.desk_urgent.message'),
      }),
      push: (locale) => ({
        title: message(locale, 'notifications.danger.push_title'),
        body: message(locale, 'notifications.danger.push_body'),
      }),
      mail: { template: 'desk-urgent', args: () => ({ minutes: MINUTES }) },
      link: '/admin/moderation',
    })),
    { now },
  )
}
