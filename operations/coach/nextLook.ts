import { nextSendOf } from '#domain/coach/nextSend.ts'
import { ClockTime, COACH_WINDOW_MINUTES, type CoachPreferences } from '#domain/coach/schema.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'
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

const MINUTE_MS = 60_000
/** Minutes between two looks at a member who is in a window and got nothing. */
const AGAIN_MINUTES = 15
/** Hours between two looks at a member whose windows are all quiet. Saving preferences makes it sooner. */
const NEVER_HOURS = 24

/**
 * When to look at a member again, always after `now`: when their next window opens, and a few times in a window that
 * brought nothing. What they lacked may come in it: a guardian's consent, a template, the end of their quiet hours.
 */
function nextLookOf(person: LookedAt, { now, isSent }: { now: Date; isSent: boolean }): Date {
  const zone = isTimeZone(person.time_zone) ? person.time_zone : FALLBACK_TIME_ZONE
  const preferences = preferencesOf(person)
  const next = nextSendOf(preferences, zone, now) ?? new Date(now.getTime() + NEVER_HOURS * 60 * MINUTE_MS)
  if (isSent) return next
  const again = new Date(now.getTime() + AGAIN_MINUTES * MINUTE_MS)
  // A window that opened within its length before now is open, or over since midnight: then one look is too many, not
  // too few.
  const before = new Date(now.getTime() - COACH_WINDOW_MINUTES * MINUTE_MS)
  const opened = nextSendOf({ ...preferences, quiet_hours: { start: '', end: '' } }, zone, before)
  return opened !== null && opened <= now && again < next ? again : next
}

/**
 * As `nextLookOf` for many people at a moment, in their order. Working it out costs, and most people share zone and
 * preferences.
 */
export function nextLooksOf(people: readonly LookedAt[], now: Date, notified: ReadonlySet<string>): Date[] {
  const known = new Map<string, Date>()
  return people.map((person) => {
    const { user_id, ...asked } = person
    const isSent = notified.has(user_id)
    const key = JSON.stringify([asked, isSent])
    const look = known.get(key) ?? nextLookOf(person, { now, isSent })
    known.set(key, look)
    return look
  })
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
