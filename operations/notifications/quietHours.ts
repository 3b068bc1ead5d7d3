import { secondsUntilQuiet } from '#domain/notifications/secondsUntilQuiet.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'

/** A person's zone and quiet hours, as stored; null where they never chose any. */
export type QuietRow = {
  time_zone: string
  quiet_enabled: boolean | null
  quiet_start: string | null
  quiet_end: string | null
}

/** Seconds until a person's quiet hours begin; 0 inside them, Infinity without any. */
export function secondsAwake(row: QuietRow, now: Date): number {
  if (!row.quiet_enabled || row.quiet_start === null || row.quiet_end === null) return Infinity
  const zone = isTimeZone(row.time_zone) ? row.time_zone : FALLBACK_TIME_ZONE
  return secondsUntilQuiet({ start: row.quiet_start, end: row.quiet_end }, zone, now)
}
