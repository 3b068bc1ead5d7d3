/** Parts of a day that have a greeting. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day at a wall-clock time (`HH:MM`): morning from 5, afternoon from 12, evening from 18 to 5. */
export function partOfDay(time: string): PartOfDay {
  if (time >= '05:00' && time < '12:00') return 'morning'
  return time >= '12:00' && time < '18:00' ? 'afternoon' : 'evening'
}
