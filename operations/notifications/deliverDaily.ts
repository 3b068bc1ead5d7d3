import type { NotificationPrefs } from '#domain/notifications/schema.ts'
import { message } from '#messages'
import type { Services } from '#services'
import { publishNotifications } from './publishNotifications.ts'
import { clocksOf } from './clocksOf.ts'
import { findDaily } from './dailySql.ts'
import { notify, type NewNotification } from './notify.ts'

type Due = { user_id: string; day: string; birthday: boolean; channel: NotificationPrefs['digest_channel'] }

/** People in one transaction. */
const BATCH = 500
/** Minutes after its time in which a reminder may still leave. */
const LATE_MINUTES = 120
const ways: Record<Due['channel'], NewNotification['channels']> = {
  both: ['in_app', 'push', 'email'],
  in_app: ['in_app', 'push'],
  email: ['email'],
}

/** Sends the daily reminders and birthday messages that are due, each once, with any number of workers at it. */
export async function deliverDaily(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ delivered: number }> {
  const now = clock.now()
  const zones = await db.query<{ time_zone: string }>(
    `select distinct p.time_zone from notification_preferences n join profiles p on p.id = n.user_id
     where n.daily_enabled or n.birthday_messages`,
  )
  if (zones.length === 0) return { delivered: 0 }
  const clocks = clocksOf(
    zones.map((row) => row.time_zone),
    { now, late: LATE_MINUTES },
  )
  const due = await findDaily<Due>(db, { clocks: JSON.stringify(clocks) })
  let delivered = 0
  for (let at = 0; at < due.length && !signal?.aborted; at += BATCH) {
    const notified = await db.tx((sql) => notify(sql, due.slice(at, at + BATCH).map(noticeOf), { now }))
    delivered += notified.length
    await publishNotifications(realtime, notified)
  }
  return { delivered }
}

const noticeOf = ({ user_id, day, birthday, channel }: Due): NewNotification => {
  const kind = birthday ? 'birthday' : 'daily'
  return {
    userId: user_id,
    key: `daily:${day}`,
    type: birthday ? 'birthday' : 'daily_reminder',
    channels: ways[channel],
    words: (locale) => ({
      title: message(locale, `notifications.${kind}.title`),
      message: message(locale, `notifications.${kind}.message`),
    }),
    // A birthday is nobody's business who picks up the phone.
    push: (locale) => ({
      title: message(locale, birthday ? 'notifications.push.title' : 'notifications.daily.title'),
      body: message(locale, 'notifications.push.body'),
    }),
    mail: { template: birthday ? 'birthday' : 'daily-reminder', args: () => ({}) },
    link: '/dashboard',
  }
}
