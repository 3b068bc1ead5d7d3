import { REMINDER_LATE_MINUTES } from '#domain/notifications/nextReminder.ts'
import { digestWays, type NotificationPrefs } from '#domain/notifications/schema.ts'
import type { Services } from '#services'
import type { Db } from '#services/database/db.ts'
import { publishNotifications } from './publishNotifications.ts'
import { clocksOf } from './clocksOf.ts'
import { findDaily, LOCK_NEXT_DAILY, PLAN_NEXT_DAILY } from './dailySql.ts'
import { nextLooksOf } from './nextLooksOf.ts'
import { remindersOf, type Reminded } from './nextReminders.ts'
import { notify, type NewNotification, type NotificationSent } from './notify.ts'
import { reminderNotification } from './reminderNotification.ts'

type Due = { user_id: string; day: string; birthday: boolean; channel: NotificationPrefs['digest_channel'] }

/** People in one transaction. */
const BATCH = 500

/**
 * Sends the daily reminders and birthday messages that are due, each once, with any number of workers at it. Reads who
 * is due and no one else.
 */
export async function deliverDaily(
  { db, clock, realtime }: Pick<Services, 'db' | 'clock' | 'realtime'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ delivered: number }> {
  const now = clock.now()
  let delivered = 0
  for (let looked = BATCH; looked === BATCH && !signal?.aborted;) {
    const { people, notified } = await deliverBatch(db, now)
    looked = people
    delivered += notified.length
    await publishNotifications(realtime, notified)
  }
  return { delivered }
}

/** One transaction. Every member of the batch is planned anew, so that the next batch has others. */
const deliverBatch = (db: Db, now: Date): Promise<{ people: number; notified: NotificationSent[] }> =>
  db.tx(async (sql) => {
    const locked = await sql.query<Reminded>(LOCK_NEXT_DAILY, [now, BATCH], 'daily-lock')
    if (locked.length === 0) return { people: 0, notified: [] }
    const people = locked.map(({ user_id }) => user_id)
    const zones = [...new Set(locked.map(({ time_zone }) => time_zone))]
    const late = REMINDER_LATE_MINUTES
    const clocks = JSON.stringify(clocksOf(zones, { now, late }))
    const due = await findDaily<Due>(sql, { clocks, people, now })
    const notified = await notify(sql, due.map(notificationOf), { now })
    const looks = nextLooksOf(
      locked,
      { now, late, notified: new Set(due.map(({ user_id }) => user_id)) },
      remindersOf,
    )
    await sql.query(PLAN_NEXT_DAILY, [people, looks], 'daily-plan')
    return { people: locked.length, notified }
  })

const notificationOf = ({ user_id, day, birthday, channel }: Due): NewNotification => ({
  ...reminderNotification(birthday ? 'birthday' : 'daily'),
  userId: user_id,
  key: `daily:${day}`,
  channels: digestWays[channel],
})
