import { can, staffRoles } from '#domain/access/staff.ts'
import type { DangerSource } from '#domain/moderation/places.ts'
import { message } from '#messages'
import { notify, type NewNotification, type NotificationSent } from '#operations/notifications/notify.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'

/** An item for staff. */
type Item = { incidentId: string; place: DangerSource; now: Date }
type Member = { id: string; on_duty: boolean }

const readers = staffRoles.filter((role) => can([role], 'incidents.write'))

const STAFF = `
select distinct r.user_id as id, exists (select from crisis_protocol_on_duty d where d.user_id = r.user_id) as on_duty
from user_roles r join users u on u.id = r.user_id and u.disabled_at is null
cross join lateral (values (r.role::text), (r.admin_role::text), (case when r.super_admin then 'super_admin' end)) as held(role)
where held.role = any($1::text[])`

/**
 * Rings the bell of everyone who may read the item; push and mail go to staff on duty, and to everyone when no one
 * is. Neither quiet hours nor a pause of notices hold it. The line outside gets the mail as well. In the caller's
 * transaction.
 */
export async function notifyStaff(sql: Sql, { incidentId, place, now }: Item): Promise<NotificationSent[]> {
  const staff = await sql.query<Member>(STAFF, [readers], 'danger-staff')
  const isAnyOnDuty = staff.some(({ on_duty }) => on_duty)
  const link = `/admin/collections/incidents/${incidentId}`
  const notices = staff.map(({ id, on_duty }): NewNotification => ({
    userId: id,
    key: `danger:${incidentId}`,
    type: 'danger',
    channels: on_duty || !isAnyOnDuty ? ['in_app', 'push', 'email'] : ['in_app'],
    isUrgent: true,
    words: (locale) => ({
      title: message(locale, 'notifications.danger.title'),
      message: message(locale, `notifications.danger.${place}`),
    }),
    push: (locale) => ({
      title: message(locale, 'notifications.danger.push_title'),
      body: message(locale, 'notifications.danger.push_body'),
    }),
    mail: {
      template: 'danger',
      args: (locale) => ({ place: message(locale, `notifications.danger.${place}`) }),
    },
    link,
  }))
  const notified = await notify(sql, notices, { now })
  await mailOutside(sql, { incidentId, place, link })
  return notified
}

/** The address outside of the product that gets the mail as well, when the protocol names one. */
async function mailOutside(
  sql: Sql,
  { incidentId, place, link }: { incidentId: string; place: DangerSource; link: string },
): Promise<void> {
  const [line] = await sql.query<{ duty_mail: string }>(
    `select duty_mail from crisis_protocol where duty_mail <> '' limit 1`,
    [],
    'danger-outside',
  )
  if (!line) return
  await queueMails(sql, [
    {
      template: 'danger',
      to: line.duty_mail,
      locale: 'en',
      args: { place: message('en', `notifications.danger.${place}`), path: link },
      key: `danger:${incidentId}:outside`,
    },
  ])
}
