import type { LocalDay } from '../time/localDay.ts'

/** Age in whole years on a day, of a person born on a day. Negative before the birth. */
export function ageOn(birthDate: LocalDay, day: LocalDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Is this a day of the calendar, written `YYYY-MM-DD`? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}
