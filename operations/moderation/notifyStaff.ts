import type { DangerSource } from '#domain/moderation/places.ts'
import { message } from '#messages'
import { notify, type NewNotification, type NotificationSent } from '#operations/notifications/notify.ts'
import { queueMails } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import type { CaseReader } from './childSafetyStaff.ts'

/** A case for staff. */
type Case = {
  caseId: string
  place: DangerSource
  isUrgent: boolean
  staff: readonly CaseReader[]
  now: Date
}

/** Where a super admin gives the mark. */
const GIVE_MARK = '/admin/collections/user-roles/create'

/**
 * Notifies staff with the personal mark in the app; push and mail go to those on duty, and to all of them when none is.
 * While no one has the mark, super admins are asked to give it. Neither quiet hours nor a pause of notifications hold
 * it. The line outside gets the mail as well. In the caller's transaction.
 */
export async function notifyStaff(
  sql: Sql,
  { caseId, place, isUrgent, staff, now }: Case,
): Promise<NotificationSent[]> {
  const isAnyOnDuty = staff.some(({ on_duty }) => on_duty)
  const key = `danger:${caseId}${isUrgent ? ':urgent' : ''}`
  const link = `/admin/collections/child-safety-cases/${caseId}`
  const notifications = staff.map(({ id, has_mark, on_duty }): NewNotification => {
    const what = has_mark ? place : 'no_mark'
    return {
      userId: id,
      key,
      type: 'danger',
      channels: on_duty || !isAnyOnDuty ? ['in_app', 'push', 'email'] : ['in_app'],
      isUrgent: true,
      words: (locale) => ({
        title: message(locale, 'notifications.danger.title'),
        message: message(locale, `notifications.danger.${what}`),
      }),
      push: (locale) => ({
        title: message(locale, 'notifications.danger.push_title'),
        body: message(locale, 'notifications.danger.push_body'),
      }),
      mail: {
        template: 'danger',
        args: (locale) => ({ place: message(locale, `notifications.danger.${what}`) }),
      },
      link: has_mark ? link : GIVE_MARK,
    }
  })
  const notified = await notify(sql, notifications, { now })
  await mailOutside(sql, { key, place, link })
  return notified
}

/** The address outside of the product that gets the mail as well, when the protocol names one. */
async function mailOutside(
  sql: Sql,
  { key, place, link }: { key: string; place: DangerSource; link: string },
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
      key: `${key}:outside`,
    },
  ])
}
