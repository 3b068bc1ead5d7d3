import type { LocalDay } from '../time/localDay.ts'
import { weekBefore } from './week.ts'

/** Weekends of which one may be missed. Source: docs/rules/trivia.md D-110. */
export const STREAK_WINDOW = 8

/**
 * Weekends played in a row, up to and including `weekKey`, which may still be open. One finished session is enough
 * for a weekend. A single missed weekend does not end the row as long as no other one is missed within eight; it is
 * not counted either. `played` are Saturdays, in any order. Source: docs/rules/trivia.md D-110.
 */
export function triviaStreak(played: readonly LocalDay[], weekKey: LocalDay): number {
  const known = new Set(played)
  let streak = 0
  let sinceMissed = STREAK_WINDOW
  for (let week = known.has(weekKey) ? weekKey : weekBefore(weekKey); ; week = weekBefore(week)) {
    if (known.has(week)) {
      streak += 1
      sinceMissed += 1
    } else if (sinceMissed >= STREAK_WINDOW - 1 && known.has(weekBefore(week))) {
      sinceMissed = 0
    } else return streak
  }
}

/** The longest row of weekends ever, counted as `triviaStreak` does. */
export const longestStreak = (played: readonly LocalDay[]): number =>
  Math.max(0, ...played.map((week) => triviaStreak(played, week)))
