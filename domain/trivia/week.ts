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

/** How long a weekend is open: two days, or up to Friday where a dataset to look around in asks for it. */
export type TriviaOpening = { allWeek?: boolean }

const WEEKEND_DAYS = 2
const WEEK_DAYS = 7

/**
 * The weekend that counts at an instant in a zone: on Saturday and Sunday the current one, else the next. Open from
 * Saturday 00:00 to Sunday 24:00 by the member's clock. With `allWeek` it is always the last one, which stays open up
 * to Friday 24:00. Source: docs/rules/trivia.md D-101, all-week.
 */
export function triviaWeek(now: Date, zone: string, { allWeek = false }: TriviaOpening = {}): TriviaWeek {
  const today = localDay(now, zone)
  const weekday = weekdayOf(today)
  const isWeekend = weekday === SATURDAY || weekday === SUNDAY
  const sinceSaturday = (weekday + 1) % WEEK_DAYS
  const weekKey = addDays(today, isWeekend || allWeek ? -sinceSaturday : SATURDAY - weekday)
  return { weekKey, isOpen: isWeekend || allWeek, ...hoursOf(weekKey, zone, { allWeek }) }
}

/** When a weekend opens and closes by the clock of a zone. */
export const hoursOf = (
  weekKey: LocalDay,
  zone: string,
  { allWeek = false }: TriviaOpening = {},
): Pick<TriviaWeek, 'opensAt' | 'closesAt'> => ({
  opensAt: firstMomentOf(weekKey, zone),
  closesAt: firstMomentOf(addDays(weekKey, allWeek ? WEEK_DAYS : WEEKEND_DAYS), zone),
})

/** Whether a day is a Saturday, and so may be the key of a weekend. */
export const isWeekKey = (day: LocalDay): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && weekdayOf(day) === SATURDAY

/** The Saturday before another. */
export const weekBefore = (weekKey: LocalDay): LocalDay => addDays(weekKey, -WEEK_DAYS)

const HOUR_MS = 3_600_000
/** Milliseconds in which a session begun in time may be finished. Source: docs/rules/trivia.md grace-hour. */
export const TRIVIA_GRACE_MS = HOUR_MS

/**
 * Whether a session takes answers: while its weekend is open, and for an hour after it when the session was begun
 * before. Source: docs/rules/trivia.md grace-hour.
 */
export function takesAnswers(
  { opensAt, closesAt }: Pick<TriviaWeek, 'opensAt' | 'closesAt'>,
  { begunAt, now }: { begunAt: Date; now: Date },
): boolean {
  if (now < opensAt) return false
  return now < closesAt || (begunAt < closesAt && now.getTime() < closesAt.getTime() + TRIVIA_GRACE_MS)
}

/** The first moment of a day. Where the clocks leave midnight out, that is the moment of the change. */
function firstMomentOf(day: LocalDay, zone: string): Date {
  const midnight = instantOf(day, '00:00', zone)
  const before = new Date(midnight.getTime() - HOUR_MS)
  // Midnight that comes twice (clocks go back at 01:00): the first of the two begins the day.
  return localDay(before, zone) === day ? before : midnight
}
