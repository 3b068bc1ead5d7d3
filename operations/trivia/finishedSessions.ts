import { addDays } from '#domain/time/localDay.ts'
import { triviaStreak } from '#domain/trivia/streak.ts'
import type { Sql } from '#services/database/db.ts'

/** Weekends looked back at for a streak: two years. */
const STREAK_WEEKS = 104

/** A finished session; `score` is points. */
export type FinishedSession = { weekKey: string; number: number; score: number }

/** The caller's finished sessions of two years up to and including a weekend, oldest first. */
export async function finishedSessions(
  sql: Sql,
  userId: string,
  weekKey: string,
): Promise<FinishedSession[]> {
  const rows = await sql.query<{ week_key: string; session_number: number; score: number }>(
    `select week_key, session_number, score from trivia_session_progress
     where user_id = $1 and week_key > $2 and week_key <= $3 order by week_key, session_number`,
    [userId, addDays(weekKey, -7 * STREAK_WEEKS), weekKey],
    'trivia-progress',
  )
  return rows.map((row) => ({ weekKey: row.week_key, number: row.session_number, score: row.score }))
}

/** Weekends with a finished session, each once. */
export const playedWeeks = (sessions: readonly FinishedSession[]): string[] => [
  ...new Set(sessions.map(({ weekKey }) => weekKey)),
]

/** Weekends in a row of finished sessions. */
export const streakOf = (sessions: readonly FinishedSession[], weekKey: string): number =>
  triviaStreak(playedWeeks(sessions), weekKey)
