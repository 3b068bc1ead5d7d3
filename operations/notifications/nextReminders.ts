import { nextReminderOf } from '#domain/notifications/nextReminder.ts'
import { notificationDefaults } from '#domain/notifications/schema.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import type { DueAfter } from './nextLooksOf.ts'

/** Preferences as stored, and the zone of the member. Quiet hours the member did not choose are switched off. */
export type Reminded = {
  user_id: string
  time_zone: string
  daily_time: string | null
  quiet_enabled: boolean
  quiet_start: string
  quiet_end: string
}

/** When a reminder or birthday message of the member may leave. */
export function remindersOf({
  time_zone,
  daily_time,
  quiet_enabled,
  quiet_start,
  quiet_end,
}: Reminded): DueAfter {
  const prefs = {
    daily_time: daily_time ?? notificationDefaults.daily_time,
    timezone: isTimeZone(time_zone) ? time_zone : FALLBACK_TIME_ZONE,
  }
  const quiet = { start: quiet_start, end: quiet_end }
  return (after, hours) =>
    nextReminderOf(
      { ...prefs, quiet_hours: { ...quiet, enabled: quiet_enabled && hours === 'quiet' } },
      after,
    )
}
