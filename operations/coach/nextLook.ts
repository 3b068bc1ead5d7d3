import { nextSendOf } from '#domain/coach/nextSend.ts'
import { ClockTime, type CoachPreferences } from '#domain/coach/schema.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
import type { DueAfter } from '#operations/notifications/nextLooksOf.ts'
import { quietSpanIn } from '#operations/notifications/quietHours.ts'

/** Preferences as stored, and the zone of the person. */
export type LookedAt = {
  user_id: string
  time_zone: string
  coach_windows: unknown
  quiet_enabled: boolean
  quiet_start: string
  quiet_end: string
}

/** When a window of the member opens. */
export function windowsOf(person: LookedAt): DueAfter {
  const zone = isTimeZone(person.time_zone) ? person.time_zone : FALLBACK_TIME_ZONE
  const preferences = preferencesOf(person)
  const always = { ...preferences, quiet_hours: { start: '', end: '' } }
  return (after, hours) => nextSendOf(hours === 'any' ? always : preferences, zone, after)
}

/** Unreadable windows count as none, so that one row does not stop the others. */
function preferencesOf(person: LookedAt): CoachPreferences {
  const windows = Array.isArray(person.coach_windows) ? (person.coach_windows as unknown[]) : []
  return {
    enabled: true,
    windows: windows.filter((time): time is string => ClockTime.safeParse(time).success),
    channels: [],
    quiet_hours: quietSpanIn(person),
  }
}
