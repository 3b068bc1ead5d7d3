import type { QuietSpan } from '#domain/notifications/quietHours.ts'
import { quietDefaultOf } from '#domain/notifications/schema.ts'
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

const [adult, minor] = [quietDefaultOf(false), quietDefaultOf(true)]

/**
 * Columns of a `QuietRow`: when the devices of a profile `p` stay silent, by its preferences `n` where `isChosen`
 * holds, else by the hours a member is shown who chose none. Source: docs/rules/notifications.md D-049.
 */
export const deviceHoursSql = (isChosen: string): string => `
  case when ${isChosen} then n.quiet_enabled else true end as quiet_enabled,
  case when ${isChosen} then n.quiet_start when p.age_group in ('child', 'teen') then '${minor.start}' else '${adult.start}' end as quiet_start,
  case when ${isChosen} then n.quiet_end else '${adult.end}' end as quiet_end`
