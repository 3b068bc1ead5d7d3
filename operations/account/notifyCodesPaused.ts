import { can, type StaffRole } from '#domain/access/staff.ts'
import { messageFor, type Locale } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify } from '#operations/notifications/notify.ts'
import type { Services } from '#services'

const STAFF = `
select r.user_id as id, array_agg(distinct held.role) as roles from user_roles r
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
where held.role is not null group by r.user_id`

/**
 * Notifies staff who may see how the product runs that codes of recovery rest today. Once a day, in the app and on
 * their devices.
 */
export async function notifyCodesPaused(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  day: string,
): Promise<void> {
  await db.tx(async (sql) => {
    const staff = await sql.query<{ id: string; roles: StaffRole[] }>(STAFF)
    const notifications = staff
      .filter(({ roles }) => can(roles, 'ops.read'))
      .map(({ id }) => ({
        userId: id,
        key: `codes-rest:${day}`,
        type: 'security',
        channels: ['in_app', 'push'] as const,
        words: (locale: Locale) => ({
          title: messageFor(locale, 'notifications.codes_rest.title'),
          message: messageFor(locale, 'notifications.codes_rest.message'),
        }),
        push: neutralPush,
        link: '/admin',
      }))
    await notify(sql, notifications, { now: clock.now() })
  })
}
