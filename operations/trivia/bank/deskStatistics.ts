import type { Actor } from '#domain/access/actor.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import { pointsOf } from '#domain/trivia/session.ts'
import { longestStreak } from '#domain/trivia/streak.ts'
import type { DeskStatistics } from '#domain/trivia/bankApi.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Sql } from '#services/database/db.ts'

const FIGURES = `
with finished as (
  select user_id, week_key, count(*) as sessions from trivia_session_progress group by user_id, week_key)
select (select count(*)::int from trivia_session_progress) as plays,
  (select round(100 * avg(score) / ${pointsOf(TRIVIA_QUESTIONS)})::int from trivia_session_progress) as "averagePercent",
  (select count(distinct user_id)::int from finished where sessions = ${TRIVIA_SESSIONS}) as finishers,
  (select count(*)::int from (select user_id from trivia_plays union select user_id from finished) begun) as starters`
// No row of weekends is longer than their number, so who played most often comes first.
const WEEKENDS = `
select array_agg(distinct week_key) as weeks from trivia_session_progress
group by user_id order by count(distinct week_key) desc, user_id limit $1 offset $2`
const MEMBERS_AT_ONCE = 500

/**
 * What was played, of all weekends: finished sessions, the average of their percentages, the longest streak of any
 * member, and how many who began a session ever finished a weekend's three. Source: docs/rules/trivia.md D-114.
 * @throws OperationError 403 without the permission `content.write`
 */
export async function deskStatistics(sql: Sql, actor: Actor): Promise<DeskStatistics> {
  requirePermission(actor, 'content.write')
  const [figures] = await sql.query<{
    plays: number
    averagePercent: number | null
    finishers: number
    starters: number
  }>(FIGURES)
  const { plays, averagePercent, finishers, starters } = figures!
  return {
    plays,
    averagePercent,
    maxStreak: await maxStreak(sql),
    completionPercent: starters === 0 ? null : Math.round((100 * finishers) / starters),
  }
}

async function maxStreak(sql: Sql): Promise<number> {
  let best = 0
  for (let offset = 0; ; offset += MEMBERS_AT_ONCE) {
    const members = await sql.query<{ weeks: string[] }>(WEEKENDS, [MEMBERS_AT_ONCE, offset])
    for (const { weeks } of members) {
      if (weeks.length <= best) return best
      best = Math.max(best, longestStreak(weeks))
    }
    if (members.length < MEMBERS_AT_ONCE) return best
  }
}
