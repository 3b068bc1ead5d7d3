import { instantOf } from '../time/instantOf.ts'
import { addDays, localDay, type LocalDay } from '../time/localDay.ts'

/** The weekend trivia is about, for one person. */
export type TriviaWeek = {
  /** Its Saturday. */
  weekKey: LocalDay
  /** Is it Saturday or Sunday for the person now? */
  isOpen: boolean
  /** The first moment of Saturday in the person's zone. */
  opensAt: Date
  /** The first moment after Sunday in the person's zone. */
  closesAt: Date
}

const SUNDAY = 0
const SATURDAY = 6
/** 0 is Sunday. A day has no zone: read as noon in UTC. */
const weekdayOf = (day: LocalDay): number => new Date(`${day}T12:00:00Z`).getUTCDay()

/**
 * The weekend that counts at an instant in a zone: on Saturday and Sunday the current one, else the next. Open from
 * Saturday 00:00 to Sunday 24:00 by the member's clock. Source: docs/rules/trivia.md D-101.
 */
export function triviaWeek(now: Date, zone: string): TriviaWeek {
  const today = localDay(now, zone)
  const weekday = weekdayOf(today)
  const weekKey = weekday === SUNDAY ? addDays(today, -1) : addDays(today, SATURDAY - weekday)
  return {
    weekKey,
    isOpen: weekday === SATURDAY || weekday === SUNDAY,
    opensAt: firstMomentOf(weekKey, zone),
    closesAt: firstMomentOf(addDays(weekKey, 2), zone),
  }
}

/** The Saturday before another. */
export const weekBefore = (weekKey: LocalDay): LocalDay => addDays(weekKey, -7)

const HOUR_MS = 3_600_000

/** The first moment of a day. Where the clocks leave midnight out, that is the moment of the change. */
function firstMomentOf(day: LocalDay, zone: string): Date {
  const midnight = instantOf(day, '00:00', zone)
  const before = new Date(midnight.getTime() - HOUR_MS)
  // Midnight that comes twice (clocks go back at 01:00): the first of the two begins the day.
  return localDay(before, zone) === day ? before : midnight
}

/**
 * Weekends in a row with all of their sessions finished, up to and including `weekKey`, which may still be open.
 * `finished` are Saturdays, in any order.
 */
export function triviaStreak(finished: readonly LocalDay[], weekKey: LocalDay): number {
  const known = new Set(finished)
  let week = known.has(weekKey) ? weekKey : weekBefore(weekKey)
  let streak = 0
  for (; known.has(week); week = weekBefore(week)) streak += 1
  return streak
}
