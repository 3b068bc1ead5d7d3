import { instantOf } from '../time/instantOf.ts'
import { addDays, localTime } from '../time/localDay.ts'

/** How long a member asks for silence; `off` ends it. Source: docs/rules/notifications.md B-mute. */
export const muteLengths = ['hour', 'morning', 'off'] as const
/** How long a member asks for silence. */
export type MuteLength = (typeof muteLengths)[number]

const HOUR_MS = 3_600_000
/** When the morning comes, by the member's clock. */
const MORNING = '07:00'

/** The end of a silence that begins now, by the clock of a zone; null for none. */
export function muteEnd(length: MuteLength, now: Date, timeZone: string): Date | null {
  if (length === 'off') return null
  if (length === 'hour') return new Date(now.getTime() + HOUR_MS)
  const { day, time } = localTime(now, timeZone)
  return instantOf(time < MORNING ? day : addDays(day, 1), MORNING, timeZone)
}

/** Whether a silence lasts at an instant. */
export const isMuted = (until: Date | null, now: Date): boolean => until !== null && until > now
