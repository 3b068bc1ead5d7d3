import { firstAwake } from '../notifications/firstAwake.ts'
import { instantOf } from '../time/instantOf.ts'
import { addDays, localDay } from '../time/localDay.ts'
import { COACH_WINDOW_MINUTES, type CoachPreferences } from './schema.ts'

/** Days looked ahead: a window comes every day, but today's may be over and tomorrow's may be quiet. */
const DAYS_AHEAD = 2

/**
 * When the coach may write next: the start of the next window after `now`, or the end of the quiet hours when those end
 * inside the window. Null when the coach is off or every window is quiet.
 */
export function nextSendOf(preferences: CoachPreferences, zone: string, now: Date): Date | null {
  if (!preferences.enabled) return null
  const today = localDay(now, zone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    for (const window of [...preferences.windows].sort()) {
      const opens = firstAwake(window, preferences.quiet_hours, COACH_WINDOW_MINUTES)
      if (opens === null) continue
      const at = instantOf(addDays(today, ahead), opens, zone)
      if (at > now) return at
    }
  }
  return null
}
