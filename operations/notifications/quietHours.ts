import type { QuietSpan } from '#domain/notifications/quietHours.ts'
import { secondsUntilQuiet } from '#domain/notifications/secondsUntilQuiet.ts'
import { FALLBACK_TIME_ZONE, isTimeZone } from '#domain/time/localDay.ts'

/** Quiet hours as stored; null where a person never chose any. */
export type StoredQuiet = {
  quiet_enabled: boolean | null
  quiet_start: string | null
  quiet_end: string | null
}
/** A person's zone and quiet hours. */
export type QuietRow = StoredQuiet & { time_zone: string }

/** The span of stored quiet hours; an empty one while they are switched off. */
export function quietSpanIn({ quiet_enabled, quiet_start, quiet_end }: StoredQuiet): QuietSpan {
  const start = quiet_start ?? ''
  return { start, end: quiet_enabled && quiet_end !== null ? quiet_end : start }
}

/** Seconds until a person's quiet hours begin; 0 inside them, Infinity without any. */
export function secondsAwake(row: QuietRow, now: Date): number {
  const zone = isTimeZone(row.time_zone) ? row.time_zone : FALLBACK_TIME_ZONE
  return secondsUntilQuiet(quietSpanIn(row), zone, now)
}
