import type { Actor } from '#domain/access/actor.ts'
import type { BadgeId } from '#domain/checkins/badges.ts'
import { averageOf, type Overview } from '#domain/checkins/events.ts'
import { scoreOf } from '#domain/checkins/moods.ts'
import { WEEK_DAYS, type WeekView } from '#domain/checkins/schema.ts'
import { addDays, localDay } from '#domain/time/localDay.ts'
import type { Sql } from '#services/database/db.ts'
import { moodHistory } from './moodHistory.ts'

/** What the check-in tab shows besides the form: history, week, streak and badges. */
export async function overview(sql: Sql, actor: Actor, now: Date): Promise<Overview> {
  const today = localDay(now, actor.timeZone)
  const [checkIns, week, streak, badges] = await Promise.all([
    moodHistory(sql, actor.id),
    weekOf(sql, actor.id, today),
    streakOf(sql, actor.id, today),
    badgesOf(sql, actor.id),
  ])
  return { checkIns, week, streak, badges }
}

/** The last seven days up to `today`: the mean score of each day, or null. */
export async function weekOf(sql: Sql, userId: string, today: string): Promise<WeekView> {
  const rows = await sql.query<{ day: string; mood: string }>(
    'select day, mood from moods where user_id = $1 and day > $2 and day <= $3 order by created_at',
    [userId, addDays(today, -WEEK_DAYS), today],
    'mood-week',
  )
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
export async function streakOf(sql: Sql, userId: string, today: string): Promise<Overview['streak']> {
  const [row] = await sql.query<{ current_streak: number; longest_streak: number; last_day: string | null }>(
    'select current_streak, longest_streak, last_day from user_streaks where user_id = $1',
    [userId],
    'streak',
  )
  const alive = row?.last_day != null && row.last_day >= addDays(today, -1)
  return {
    current: alive ? row.current_streak : 0,
    longest: row?.longest_streak ?? 0,
    lastDay: row?.last_day ?? null,
  }
}

/** Badges of a person, newest first. */
export async function badgesOf(sql: Sql, userId: string): Promise<Overview['badges']> {
  const rows = await sql.query<{ badge: BadgeId; earned_at: Date }>(
    'select badge, earned_at from user_badges where user_id = $1 order by earned_at desc, id desc',
    [userId],
    'badges',
  )
  return rows.map((row) => ({ id: row.badge, earnedAt: row.earned_at.toISOString() }))
}
