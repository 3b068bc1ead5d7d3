import { z } from 'zod/mini'
import { HISTORY_ROWS, type BadgeView, type CheckInView, type StreakView, type WeekView } from './schema.ts'
import { scoreOf } from './moods.ts'

/**
 * Sent on `private-user-<id>` after a check-in was stored. It carries an id and nothing else: a hosted service must
 * not see what a member feels. Source: docs/rules/api.md G-1.
 */
export const CheckedIn = z.object({ name: z.literal('checked-in'), data: z.strictObject({ id: z.string() }) })
export type CheckedIn = z.output<typeof CheckedIn>

/**
 * Sent on `private-user-<id>` when a badge was earned by anything but a check-in. It does not say which one: tabs that
 * show badges fetch.
 */
export const BadgeEarned = z.object({ name: z.literal('badge-earned'), data: z.strictObject({}) })
export type BadgeEarned = z.output<typeof BadgeEarned>

/**
 * Sent on `private-user-<id>` when a check-in was added for an earlier day, changed, deleted or brought back. It does
 * not say which one: tabs that show check-ins fetch.
 */
export const CheckInsChanged = z.object({ name: z.literal('check-ins-changed'), data: z.strictObject({}) })
export type CheckInsChanged = z.output<typeof CheckInsChanged>

/** What saving a check-in answers. */
export type SavedCheckIn = {
  checkIn: z.output<typeof CheckInView>
  streak: z.output<typeof StreakView>
  badgeEarned: z.output<typeof BadgeView> | null
}

/** What the dashboard holds about check-ins. */
export type Overview = {
  checkIns: z.output<typeof CheckInView>[]
  week: z.output<typeof WeekView>
  streak: z.output<typeof StreakView>
  badges: z.output<typeof BadgeView>[]
}

/** Puts a check-in of this tab into what it holds; the result equals fetching again. Applying twice changes nothing. */
export function applyCheckedIn(state: Overview, { checkIn, streak, badgeEarned }: SavedCheckIn): Overview {
  if (state.checkIns.some((known) => known.id === checkIn.id)) return state
  const checkIns = [checkIn, ...state.checkIns].slice(0, HISTORY_ROWS)
  const badges =
    badgeEarned && !state.badges.some((known) => known.id === badgeEarned.id)
      ? [badgeEarned, ...state.badges]
      : state.badges
  return { checkIns, streak, badges, week: addToWeek(state.week, checkIn) }
}

function addToWeek(week: WeekView, checkIn: { day: string; mood: string }): WeekView {
  if (!week.days.some(({ day }) => day === checkIn.day)) return week
  const days = week.days.map((point) => {
    if (point.day !== checkIn.day) return point
    const total = (point.score ?? 0) * point.count + scoreOf(checkIn.mood)
    return { ...point, count: point.count + 1, score: total / (point.count + 1), mood: checkIn.mood }
  })
  return { days, average: averageOf(days) }
}

/** The mean over all check-ins of the days, or null when there are none. */
export function averageOf(days: readonly { score: number | null; count: number }[]): number | null {
  const count = days.reduce((sum, day) => sum + day.count, 0)
  return count === 0 ? null : days.reduce((sum, day) => sum + (day.score ?? 0) * day.count, 0) / count
}
