import { rolesWith } from '#domain/access/staff.ts'
import { message } from '#messages'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { onShiftSql } from './onShiftSql.ts'

// Those with the mark are notified of the case already.
const ON_SHIFT = `
select r.user_id as id from user_roles r join users u on u.id = r.user_id and u.disabled_at is null
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
where ${onShiftSql('r.user_id', '$3::timestamptz')}
group by r.user_id having bool_or(held.role = any($1::text[])) and not coalesce(bool_or(held.role = any($2::text[])), false)`

/**
 * Notifies the moderators on shift that an urgent message of a minor waits at the desk, by bell, push and mail, in the
 * caller's transaction. Neither quiet hours nor a pause hold it. Source: docs/rules/moderation.md shifts.
 */
export async function notifyOnShift(
  sql: Sql,
  { itemId, now }: { itemId: string; now: Date },
): Promise<NotificationSent[]> {
  const staff = await sql.query<{ id: string }>(
    ON_SHIFT,
    [rolesWith('moderation.decide'), rolesWith('child_safety.work'), now],
    'on-shift-staff',
  )
  return notify(
    sql,
    staff.map(({ id }) => ({
      userId: id,
      key: `urgent:${itemId}`,
      type: 'danger',
      channels: ['in_app', 'push', 'email'] as const,
      isUrgent: true,
      words: (locale) => ({
        title: message(locale, 'notifications.urgent_item.title'),
        message: message(locale, 'notifications.urgent_item.message'),
      }),
      push: (locale) => ({
        title: message(locale, 'notifications.danger.push_title'),
        body: message(locale, 'notifications.danger.push_body'),
      }),
      mail: {
        template: 'danger',
        args: (locale) => ({ place: message(locale, 'notifications.urgent_item.message') }),
      },
      link: '/admin/moderation',
    })),
    { now },
  )
}
