import { ageGroups } from '../account/ageGroup.ts'
import { locales, type Locale } from '../../messages/locales.ts'
import { addDays, localTime, type LocalDay } from '../time/localDay.ts'
import type { SessionChoice } from './session.ts'
import { isWeekKey, triviaWeek } from './week.ts'

/** The clock that says to staff which weekend comes next. */
export const DESK_ZONE = 'America/Detroit'
const DAY_MS = 86_400_000
/** Friday 23:55 in the zone that reaches a weekend first (UTC+14), before midnight of Saturday in UTC. */
const PUBLISHED_BEFORE_MS = 14 * 3_600_000 + 5 * 60_000
/** When the weekend after next is prepared, on Friday by the desk's clock. */
const GENERATED_AT = '18:00'
/** Saturday, by each member's clock: when a weekend is notified, and from when on it no longer is. */
const NOTIFIED = { from: '10:00', to: '20:00' } as const
const FRIDAY = 5

/** Every age group in every language. */
export const combinations: readonly SessionChoice<Locale>[] = ageGroups.flatMap((ageGroup) =>
  locales.map((locale) => ({ ageGroup, locale })),
)

/** The weekend that is on or comes next by the desk's clock. */
export const deskWeek = (now: Date): LocalDay => triviaWeek(now, DESK_ZONE).weekKey

/** The next weekend that has not begun by the desk's clock. */
export function comingWeek(now: Date): LocalDay {
  const { weekKey, isOpen } = triviaWeek(now, DESK_ZONE)
  return isOpen ? addDays(weekKey, 7) : weekKey
}

/**
 * The weekend whose publishing is due, or null: from Friday 09:55 UTC, five minutes before it begins in the first zone,
 * until it is over at the desk. Saturday 9:55 at the desk lies in between, whatever its clocks show, and makes good
 * what was missed. Source: docs/rules/trivia.md D-102.
 */
export function weekendToPublish(now: Date): LocalDay | null {
  const weekKey = deskWeek(now)
  const from = Date.parse(`${weekKey}T00:00:00Z`) - PUBLISHED_BEFORE_MS
  return now.getTime() >= from ? weekKey : null
}

/**
 * The weekend to prepare, or null: from Friday 18:00 at the desk to Sunday 24:00 it is the one after the next, so
 * that a week is left to review. Source: docs/rules/trivia.md generation.
 */
export function weekendToGenerate(now: Date): LocalDay | null {
  const { day, time } = localTime(now, DESK_ZONE)
  const { weekKey, isOpen } = triviaWeek(now, DESK_ZONE)
  const isFriday = new Date(Date.parse(day) + DAY_MS / 2).getUTCDay() === FRIDAY
  return isOpen || (isFriday && time >= GENERATED_AT) ? addDays(weekKey, 7) : null
}

/** Whether clocks show the hours in which an open weekend is notified: Saturday from 10:00. */
export const isNotified = (day: LocalDay, time: string): boolean =>
  isWeekKey(day) && time >= NOTIFIED.from && time < NOTIFIED.to
