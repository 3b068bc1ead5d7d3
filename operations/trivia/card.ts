import type { Actor } from '#domain/access/actor.ts'
import type { TriviaCardView } from '#domain/trivia/api.ts'
import { sessionChoices, TRIVIA_SESSIONS, type SessionChoice } from '#domain/trivia/session.ts'
import { triviaStreak } from '#domain/trivia/streak.ts'
import { triviaWeek, weekBefore } from '#domain/trivia/week.ts'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'

/** Weekends looked back at for a streak: two years. */
const STREAK_WEEKS = 104

/** Where trivia stands for somebody, by their own clock; null while it is switched off. */
export async function triviaCard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
): Promise<TriviaCardView | null> {
  if (!(await isOn(db, 'ff.trivia'))) return null
  const { weekKey, isOpen, opensAt, closesAt } = triviaWeek(clock.now(), actor.timeZone)
  const choices = actor.ageGroup ? sessionChoices(actor.ageGroup, actor.locale ?? 'en') : []
  const [hasSession, weeks] = await Promise.all([
    isPublished(db, weekKey, choices),
    finishedWeeks(db, actor.id, weekKey),
  ])
  const sessions = weeks.get(weekKey) ?? []
  const hasPlayed = sessions.length >= TRIVIA_SESSIONS
  return {
    state: !isOpen ? 'off_day' : hasPlayed ? 'played' : hasSession ? 'not_played' : 'no_session',
    weekKey,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    sessions,
    streak: triviaStreak(
      [...weeks].filter(([, played]) => played.length >= TRIVIA_SESSIONS).map(([week]) => week),
      weekKey,
    ),
  }
}

async function isPublished(sql: Sql, weekKey: string, choices: readonly SessionChoice[]): Promise<boolean> {
  const found = await sql.query(
    `select 1 from trivia_weekly_sessions s
     join json_to_recordset($2::json) as c("ageGroup" text, locale text) on c."ageGroup" = s.age_group and c.locale = s.locale
     where s.week_key = $1 and s.status = 'published' limit 1`,
    [weekKey, JSON.stringify(choices)],
    'trivia-session',
  )
  return found.length > 0
}

/** Finished sessions by their weekend, up to and including one. */
async function finishedWeeks(
  sql: Sql,
  userId: string,
  weekKey: string,
): Promise<Map<string, TriviaCardView['sessions']>> {
  let oldest = weekKey
  for (let week = 0; week < STREAK_WEEKS; week += 1) oldest = weekBefore(oldest)
  const rows = await sql.query<{ week_key: string; session_number: number; score: number }>(
    `select week_key, session_number, score from trivia_session_progress
     where user_id = $1 and week_key > $2 and week_key <= $3 order by week_key, session_number`,
    [userId, oldest, weekKey],
    'trivia-progress',
  )
  const weeks = new Map<string, TriviaCardView['sessions']>()
  for (const { week_key, session_number, score } of rows) {
    weeks.set(week_key, [...(weeks.get(week_key) ?? []), { number: session_number, score }])
  }
  return weeks
}
