import { instantOf } from '../time/instantOf.ts'
import { addDays, localDay } from '../time/localDay.ts'
import { firstAwake } from './firstAwake.ts'
import type { NotificationPrefs } from './schema.ts'

/** Minutes after its time in which a reminder may still leave. */
export const REMINDER_LATE_MINUTES = 120
/** Today may be over, so tomorrow is looked at too. */
const DAYS_AHEAD = 2

/**
 * Returns when the next daily reminder may leave: at its time, or at the end of quiet hours when those end soon after.
 * Null when quiet hours cover its time, so that none ever leaves.
 */
export function nextReminderOf(
  {
    daily_time,
    timezone,
    quiet_hours: { enabled, start, end },
  }: Pick<NotificationPrefs, 'daily_time' | 'timezone' | 'quiet_hours'>,
  now: Date,
): Date | null {
  const leaves = firstAwake(daily_time, { start, end: enabled ? end : start }, REMINDER_LATE_MINUTES)
  if (leaves === null) return null
  const today = localDay(now, timezone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const at = instantOf(addDays(today, ahead), leaves, timezone)
    if (at > now) return at
  }
  return null
}
