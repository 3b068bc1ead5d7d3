import type { Actor } from '#domain/access/actor.ts'
import { triviaApi } from '#domain/trivia/api.ts'
import { correctIndex, groupsFor, optionId, pointsOf } from '#domain/trivia/session.ts'
import type { PlayView, QuestionView } from '#domain/trivia/views.ts'
import { takesAnswers } from '#domain/trivia/week.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { closedError } from './closedError.ts'
import { findPlay, playOf, type Play, type PlayKey } from './playOf.ts'
import { publishedSession } from './publishedSession.ts'
import { hoursFor, weekNow } from './weekNow.ts'

/**
 * Opens a session for the caller, or gives the one they began with what they answered.
 * @throws OperationError `trivia.error.closed`, `trivia.error.not_yet` before the session before is finished,
 * `trivia.error.no_session` where nothing suits them
 */
export async function openPlay(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  key: PlayKey,
): Promise<PlayView> {
  const { db } = services
  const play = (await resumed(services, actor, key)) ?? (await begun(services, actor, key))
  const answers = await answersOf(db, play.id)
  const questions = play.questions.map((question, index): QuestionView => {
    const { q, options, explanation } = question
    const answer = answers.get(index + 1)
    return {
      number: index + 1,
      q,
      options: options.map((option, at) => ({ id: optionId(at), ...option })),
      answered: answer ? { ...answer, correct: optionId(correctIndex(question)), explanation } : null,
    }
  })
  const right = [...answers.values()].filter(({ isCorrect }) => isCorrect).length
  return { ...key, language: play.locale, questions, score: pointsOf(right) }
}

async function resumed(services: Pick<Services, 'db' | 'clock'>, actor: Actor, key: PlayKey) {
  const play = await findPlay(services.db, actor, key)
  if (!play) return undefined
  const hours = await hoursFor(services, actor, key.weekKey)
  if (takesAnswers(hours, { begunAt: play.begunAt, now: services.clock.now() })) return play
  throw await closedError(services.db, actor, key.weekKey)
}

async function begun(services: Pick<Services, 'db' | 'clock'>, actor: Actor, key: PlayKey): Promise<Play> {
  const { db } = services
  const { weekKey, isOpen, now } = await weekNow(services, actor)
  if (!isOpen || weekKey !== key.weekKey) throw await closedError(db, actor, key.weekKey)
  if ((await nextSession(db, actor.id, weekKey)) < key.session) {
    throw operationErrorOf(triviaApi.open, 'trivia.error.not_yet')
  }
  const published = await publishedSession(db, actor, weekKey)
  if (!published) throw operationErrorOf(triviaApi.open, 'trivia.error.no_session')
  await forgetOutgrown(db, actor, key)
  await db.query(
    `insert into trivia_plays (id, user_id, week_key, session_number, weekly_session_id, begun_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6) on conflict (user_id, week_key, session_number) do nothing`,
    [newId(), actor.id, weekKey, key.session, published.id, now],
    'trivia-begin',
  )
  return playOf(db, actor, key)
}

/** Forgets an unfinished play, with its answers, whose questions are no longer for the caller's age group. */
async function forgetOutgrown(
  sql: Sql,
  { id, ageGroup }: Actor,
  { weekKey, session }: PlayKey,
): Promise<void> {
  await sql.query(
    `delete from trivia_plays p using trivia_weekly_sessions s
     where s.id = p.weekly_session_id and p.user_id = $1 and p.week_key = $2 and p.session_number = $3
       and s.age_group <> all($4) and not exists (select 1 from trivia_session_progress d
         where d.user_id = p.user_id and d.week_key = p.week_key and d.session_number = p.session_number)`,
    [id, weekKey, session, ageGroup ? groupsFor(ageGroup) : []],
    'trivia-outgrown',
  )
}

/** The first session without a progress record. */
async function nextSession(sql: Sql, userId: string, weekKey: string): Promise<number> {
  const [row] = await sql.query<{ next: number }>(
    'select count(*)::int + 1 as next from trivia_session_progress where user_id = $1 and week_key = $2',
    [userId, weekKey],
    'trivia-next-session',
  )
  return row!.next
}

/** The answers of a session that was begun. */
export const PLAY_ANSWERS = 'select question, choice, is_correct from trivia_answers where play_id = $1'

async function answersOf(sql: Sql, playId: string) {
  const rows = await sql.query<{ question: number; choice: string; is_correct: boolean }>(
    PLAY_ANSWERS,
    [playId],
    'trivia-answers',
  )
  return new Map(
    rows.map(({ question, choice, is_correct }) => [question, { choice, isCorrect: is_correct }]),
  )
}
