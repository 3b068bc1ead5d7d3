import type { Actor } from '#domain/access/actor.ts'
import type { BadgeId } from '#domain/checkins/badges.ts'
import { averageOf, type Overview } from '#domain/checkins/events.ts'
import { scoreOf } from '#domain/checkins/moods.ts'
import { WEEK_DAYS, type WeekView } from '#domain/checkins/schema.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'
import { moodHistory } from './moodHistory.ts'

/** Week, streak and badges in one statement: each is a few rows of one person. The benchmark runs the same one. */
export const FIGURES = `
select
  (select json_agg(json_build_object('day', day, 'mood', mood) order by created_at)
   from moods where user_id = $1 and day > $2 and day <= $3) as week,
  (select row_to_json(s) from (select current_streak, longest_streak, last_day from user_streaks where user_id = $1) as s) as streak,
  (select json_agg(json_build_object('badge', badge, 'earned_at', earned_at) order by earned_at desc, id desc)
   from user_badges where user_id = $1) as badges`

type WeekRow = { day: string; mood: string }
type StreakRow = { current_streak: number; longest_streak: number; last_day: string | null }
type BadgeRow = { badge: BadgeId; earned_at: string }
type Figures = { week: WeekRow[] | null; streak: StreakRow | null; badges: BadgeRow[] | null }

/** What the check-in tab shows besides the form: history, week, streak and badges. */
export async function overview(sql: Sql, actor: Actor, now: Date): Promise<Overview> {
  const today = localDay(now, actor.timeZone)
  const [checkIns, [figures]] = await Promise.all([
    moodHistory(sql, actor.id),
    sql.query<Figures>(FIGURES, [actor.id, addDays(today, -WEEK_DAYS), today], 'figures'),
  ])
  return {
    checkIns,
    week: weekOf(figures!.week ?? [], today),
    streak: streakOf(figures!.streak, today),
    badges: (figures!.badges ?? []).map(({ badge, earned_at }) => ({
      id: badge,
      earnedAt: new Date(earned_at).toISOString(),
    })),
  }
}

/** The last seven days up to `today`: the mean score of each day, or null. */
function weekOf(rows: readonly WeekRow[], today: string): WeekView {
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(today, index - WEEK_DAYS + 1)
    const ofDay = rows.filter((row) => row.day === day)
    const total = ofDay.reduce((sum, row) => sum + scoreOf(row.mood), 0)
    return {
      day,
      count: ofDay.length,
      score: ofDay.length === 0 ? null : total / ofDay.length,
      mood: ofDay.at(-1)?.mood ?? null,
    }
  })
  return { days, average: averageOf(days) }
}

/** The run of days as it stands today: a run that ended before yesterday counts 0. */
function streakOf(row: StreakRow | null, today: string): Overview['streak'] {
  const alive = row?.last_day != null && row.last_day >= addDays(today, -1)
  return {
    current: alive ? row.current_streak : 0,
    longest: row?.longest_streak ?? 0,
    lastDay: row?.last_day ?? null,
  }
}
