import { z } from 'zod/mini'
import { ClockTime, QuietHours } from '../coach/schema.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '../time/localDay.ts'
import type { NotificationChannel } from './kinds.ts'

/**
 * Channels of a daily reminder; `in_app` includes push where it is on. Source: docs/rules/notifications.md S-003-9.
 */
export const digestChannels = ['both', 'in_app', 'email'] as const
/** The ways behind each choice of channels. */
export const digestWays: Record<(typeof digestChannels)[number], readonly NotificationChannel[]> = {
  both: ['in_app', 'push', 'email'],
  in_app: ['in_app', 'push'],
  email: ['email'],
}

/** `YYYY-MM-DD`, a day the calendar has. */
const CalendarDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'reminders.field.day' }),
  z.refine((day) => new Date(`${day}T12:00:00Z`).toJSON()?.startsWith(day) ?? false, {
    error: 'reminders.field.day',
  }),
)

/** The daily reminder and what belongs to it. Source: docs/rules/notifications.md S-002-3, S-003-5. */
export const NotificationPrefs = z.strictObject({
  daily_enabled: z.boolean(),
  daily_time: ClockTime,
  timezone: z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'reminders.field.time_zone' })),
  quiet_hours: z.extend(QuietHours, { enabled: z.boolean() }),
  digest_channel: z.enum(digestChannels),
  birthday_messages: z.boolean(),
  birth_date: z.nullable(CalendarDay),
})
export type NotificationPrefs = z.output<typeof NotificationPrefs>

/**
 * Quiet hours of a member who never chose any: shown, and kept for their devices. Source: docs/rules/notifications.md
 * D-049.
 */
export const quietDefaultOf = (isMinor: boolean): NotificationPrefs['quiet_hours'] => ({
  enabled: true,
  start: isMinor ? '21:00' : '22:00',
  end: '07:00',
})

/** Preferences of an adult who never chose any. Source: docs/rules/notifications.md S-002-9. */
export const notificationDefaults: NotificationPrefs = {
  daily_enabled: false,
  daily_time: '09:00',
  timezone: FALLBACK_TIME_ZONE,
  quiet_hours: quietDefaultOf(false),
  digest_channel: 'both',
  birthday_messages: false,
  birth_date: null,
}
