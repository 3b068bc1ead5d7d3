import type { DayView, Felt } from './historySchema.ts'
import { isLowMood } from './lowMood.ts'
import { scoreOf } from './moods.ts'

/** Days with check-ins it takes before anything is put side by side. Source: docs/rules/checkins.md H-8. */
export const TOGETHER_DAYS = 14
/** Fewest check-ins with an activity, and fewest without it, that are compared. */
const CHECK_INS_MIN = 4
/** How much larger the share has to be with an activity than without it. */
const DIFFERENCE_MIN = 0.2
/** Most activities shown for each side. */
const SHOWN_MAX = 3
/** The lowest score of a better mood. */
const BETTER_SCORE = 4

/** Moods an activity is compared with. */
export type Side = 'better' | 'lower'
const isOf: Readonly<Record<Side, (felt: Felt) => boolean>> = {
  better: ({ mood }) => scoreOf(mood) >= BETTER_SCORE,
  lower: ({ mood }) => isLowMood(mood),
}
/** How many of some check-ins had a mood of the side. */
type Share = { count: number; of: number }
/** An activity that often stood beside moods of a side: with it, and without it. */
export type Together = { activity: string; with: Share; without: Share }

/**
 * Returns the activities that stood beside better, and beside lower moods clearly more often than not, the clearest
 * first. Check-ins that name no activity say nothing about one, so they are left out. Null below `TOGETHER_DAYS`. It
 * says what came together, never why.
 */
export function oftenTogether(days: readonly DayView[]): Readonly<Record<Side, Together[]>> | null {
  if (days.length < TOGETHER_DAYS) return null
  const named = days.flatMap(({ checkIns }) => checkIns).filter(({ activities }) => activities.length > 0)
  const found = [...new Set(named.flatMap(({ activities }) => activities))]
  const of = (side: Side) =>
    found
      .map((activity): Together => {
        const [has, lacks] = [true, false].map((wanted) =>
          named.filter(({ activities }) => activities.includes(activity) === wanted),
        )
        return { activity, with: shareOf(has!, side), without: shareOf(lacks!, side) }
      })
      .filter((one) => Math.min(one.with.of, one.without.of) >= CHECK_INS_MIN)
      .filter((one) => differenceOf(one) >= DIFFERENCE_MIN)
      .sort((one, other) => differenceOf(other) - differenceOf(one))
      .slice(0, SHOWN_MAX)
  return { better: of('better'), lower: of('lower') }
}

const shareOf = (checkIns: readonly Felt[], side: Side): Share => ({
  count: checkIns.filter(isOf[side]).length,
  of: checkIns.length,
})
const differenceOf = ({ with: has, without: lacks }: Together): number =>
  has.count / has.of - lacks.count / lacks.of
