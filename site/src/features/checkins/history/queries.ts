import { historyApi } from '#domain/checkins/historyApi.ts'
import type { DayView } from '#domain/checkins/historySchema.ts'
import type { CheckInView } from '#domain/checkins/schema.ts'
import { keyOf, read } from '../../../lib/query.ts'
import { boundsOf } from './calendar.ts'

/** A month of check-ins with their notes. */
export const monthQuery = (month: string) => read(historyApi.readMonth, { query: { month } })
/** A year of days. */
export const yearQuery = (year: string) => read(historyApi.readDays, { query: boundsOf(year) })
/** The days between two. */
export const daysQuery = (from: string, to: string) => read(historyApi.readDays, { query: { from, to } })

/** What a change of the history makes stale: everything about check-ins. */
export const allCheckIns = [keyOf(historyApi.readMonth).slice(0, 1)]

/** Check-ins gathered by day, as `readDays` answers them. */
export function daysOf(checkIns: readonly CheckInView[]): DayView[] {
  const days = new Map<string, DayView>()
  for (const { day, intensity, mood, activities, feelings } of checkIns) {
    const known = days.get(day)?.checkIns ?? []
    days.set(day, { day, intensity, checkIns: [...known, { mood, activities, feelings }] })
  }
  return [...days.values()]
}
