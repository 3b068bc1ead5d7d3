import { addDays } from '../time/localDay.ts'
import type { DayView } from './historySchema.ts'
import { scoreOf } from './moods.ts'

/** Lengths of the trend, in weeks. */
export const trendWeeks = [4, 12] as const
/** A length of the trend. */
export type TrendWeeks = (typeof trendWeeks)[number]
/** Seven days: the first of them, how many check-ins, and their mean score, or null without one. */
export type TrendWeek = { from: string; count: number; score: number | null }

/**
 * Returns weeks of seven days that end with `today`, oldest first. The mean is over check-ins, as on the weekly chart.
 */
export function trendOf(days: readonly DayView[], today: string, weeks: TrendWeeks): TrendWeek[] {
  return Array.from({ length: weeks }, (_, index) => {
    const from = addDays(today, (index - weeks) * 7 + 1)
    const to = addDays(from, 6)
    const scores = days
      .filter(({ day }) => day >= from && day <= to)
      .flatMap(({ checkIns }) => checkIns.map(({ mood }) => scoreOf(mood)))
    const total = scores.reduce((sum, score) => sum + score, 0)
    return { from, count: scores.length, score: scores.length === 0 ? null : total / scores.length }
  })
}
