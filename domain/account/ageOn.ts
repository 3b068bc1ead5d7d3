import type { LocalDay } from '../time/localDay.ts'

/** The age in whole years on a day. Somebody born on 29 February turns a year older on 1 March of other years. */
export function ageOn(birthDate: LocalDay, day: LocalDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
