import { addDays } from '#domain/time/localDay.ts'
import { triviaWeek } from '#domain/trivia/week.ts'

/** A day as the reader writes it; `2026-03-14` without a zone. */
export const dayText = (day: string, locale: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })

/** The Saturday of the weekend a date counts for. */
export const weekOf = (day: string): string => triviaWeek(new Date(`${day}T12:00:00Z`), 'UTC').weekKey

/** The Saturday that comes next after now. */
export const nextSaturday = (now = new Date()): string => {
  const { weekKey, isOpen } = triviaWeek(now, 'UTC')
  return isOpen ? addDays(weekKey, 7) : weekKey
}
