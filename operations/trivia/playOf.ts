import type { Actor } from '#domain/access/actor.ts'
import { groupsFor, type SessionQuestion } from '#domain/trivia/session.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'

/** Which session of which weekend. */
export type PlayKey = { weekKey: string; session: number }
/** A session the caller began, with its questions. */
export type Play = {
  id: string
  weeklySessionId: string
  begunAt: Date
  locale: string
  questions: SessionQuestion[]
}

/** Of a member, a weekend, a session and age groups: the session they began, with its questions. */
export const FIND_PLAY = `
select p.id, p.weekly_session_id as "weeklySessionId", p.begun_at as "begunAt", s.locale,
  case p.session_number when 1 then s.session_1_questions when 2 then s.session_2_questions else s.session_3_questions end as questions
from trivia_plays p join trivia_weekly_sessions s on s.id = p.weekly_session_id
where p.user_id = $1 and p.week_key = $2 and p.session_number = $3 and s.age_group = any($4)`

/** The session the caller began, or undefined: also for one that no longer suits their age. */
export async function findPlay(
  sql: Sql,
  { id, ageGroup }: Actor,
  { weekKey, session }: PlayKey,
): Promise<Play | undefined> {
  const [play] = await sql.query<Play>(
    FIND_PLAY,
    [id, weekKey, session, ageGroup ? groupsFor(ageGroup) : []],
    'trivia-play',
  )
  return play
}

/**
 * The session the caller began.
 * @throws OperationError `common.error.not_found` for one they did not
 */
export async function playOf(sql: Sql, actor: Actor, key: PlayKey): Promise<Play> {
  const play = await findPlay(sql, actor, key)
  if (!play) throw new OperationError('common.error.not_found')
  return play
}
