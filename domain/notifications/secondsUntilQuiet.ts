import { localTime } from '../time/localDay.ts'
import { isQuiet, type QuietSpan } from './quietHours.ts'

/** Seconds until quiet hours begin, by the clock of a zone; 0 inside them, Infinity when there are none. */
export function secondsUntilQuiet(quiet: QuietSpan, zone: string, now: Date): number {
  if (quiet.start === quiet.end) return Infinity
  const { time } = localTime(now, zone)
  if (isQuiet(time, quiet)) return 0
  const ahead = (minutesOf(quiet.start) - minutesOf(time) + 1440) % 1440
  return ahead * 60 - now.getUTCSeconds()
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
