import { REMINDER_LATE_MINUTES } from '#domain/notifications/nextReminder.ts'
import { digestWays, type NotificationPrefs } from '#domain/notifications/schema.ts'
import type { Services } from '#services'
import { publishNotifications } from './publishNotifications.ts'
import { clocksOf } from './clocksOf.ts'
import { findDaily } from './dailySql.ts'
import { notify, type NewNotification } from './notify.ts'
import { reminderNotification } from './reminderNotification.ts'

type Due = { user_id: string; day: string; birthday: boolean; channel: NotificationPrefs['digest_channel'] }

/** People in one transaction. */
const BATCH = 500

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
    { now, late: REMINDER_LATE_MINUTES },
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

const noticeOf = ({ user_id, day, birthday, channel }: Due): NewNotification => ({
  ...reminderNotification(birthday ? 'birthday' : 'daily'),
  userId: user_id,
  key: `daily:${day}`,
  channels: digestWays[channel],
})
