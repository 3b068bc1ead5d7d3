import { addDays } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'

/** What the grid shows at once. */
export type View = 'month' | 'year'
/** Rows of the grid: days, or null where the calendar has none. */
export type Rows = readonly (readonly (string | null)[])[]

/** The first day of the week, Sunday 0. */
const firstWeekday: Readonly<Record<Locale, number>> = { en: 0, es: 1, fr: 1, ar: 6 }

const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay()
const pad = (number: number): string => String(number).padStart(2, '0')
const daysIn = (month: string): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()

/** The month (`YYYY-MM`) or year (`YYYY`) a day is in. */
export const periodOf = (view: View, day: string): string => day.slice(0, view === 'month' ? 7 : 4)

/** The first and the last day of a period. */
export const boundsOf = (period: string): { from: string; to: string } =>
  period.length === 4
    ? { from: `${period}-01-01`, to: `${period}-12-31` }
    : { from: `${period}-01`, to: `${period}-${pad(daysIn(period))}` }

/** The period before or after another. */
export const nextPeriod = (period: string, by: 1 | -1): string => {
  const { from, to } = boundsOf(period)
  return (by === 1 ? addDays(to, 1) : addDays(from, -1)).slice(0, period.length)
}

/** Where the week of a day begins. */
const weekStart = (day: string, locale: Locale): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday[locale] + 7) % 7))

/** The seven days of any week, in the reader's order. */
export const weekOf = (day: string, locale: Locale): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(weekStart(day, locale), index))

/** A month as weeks. */
export function monthRows(month: string, locale: Locale): Rows {
  const { from, to } = boundsOf(month)
  const rows: (string | null)[][] = []
  for (let start = weekStart(from, locale); start <= to; start = addDays(start, 7))
    rows.push(weekOf(start, locale).map((day) => (day.startsWith(month) ? day : null)))
  return rows
}

/** A year as 31 rows of 12 months. */
export const yearRows = (year: string): Rows =>
  Array.from({ length: 31 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => {
      const month = `${year}-${pad(column + 1)}`
      return row < daysIn(month) ? `${month}-${pad(row + 1)}` : null
    }),
  )

/** The same day of another month, or its last. */
function inMonth(day: string, by: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + by)
  const month = at.toISOString().slice(0, 7)
  return `${month}-${pad(Math.min(Number(day.slice(8)), daysIn(month)))}`
}

/** Where a key leads from a day, or null for a key that does not move. `isMirrored` turns left and right round. */
export function moved(
  { view, locale, isMirrored }: { view: View; locale: Locale; isMirrored: boolean },
  day: string,
  key: string,
): string | null {
  const isYear = view === 'year'
  const across = (by: number) => (isYear ? inMonth(day, by) : addDays(day, by))
  switch (key) {
    case 'ArrowLeft':
      return across(isMirrored ? 1 : -1)
    case 'ArrowRight':
      return across(isMirrored ? -1 : 1)
    case 'ArrowUp':
      return addDays(day, isYear ? -1 : -7)
    case 'ArrowDown':
      return addDays(day, isYear ? 1 : 7)
    case 'Home':
      return isYear ? inMonth(day, 1 - Number(day.slice(5, 7))) : weekOf(day, locale)[0]!
    case 'End':
      return isYear ? inMonth(day, 12 - Number(day.slice(5, 7))) : weekOf(day, locale)[6]!
    case 'PageUp':
      return inMonth(day, isYear ? -12 : -1)
    case 'PageDown':
      return inMonth(day, isYear ? 12 : 1)
    default:
      return null
  }
}
