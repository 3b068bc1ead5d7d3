import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import { TEAM_QUESTIONS } from '#domain/trivia/figures.ts'
import { optionId } from '#domain/trivia/session.ts'
import { triviaTeamApi, type TeamGame } from '#domain/trivia/teamApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { weekNow } from '../weekNow.ts'
import { teamQuestions, type TeamQuestion } from './teamQuestions.ts'
import { teamsOf } from './teamsOf.ts'

type Turn = TeamQuestion & { player: TeamGame['turns'][number]['player'] }

/**
 * Begins a team game: each player answers questions for their own age, in turn. The caller's game before is forgotten.
 * @throws OperationError `common.error.not_found` for a family the caller is not in, `trivia.error.team_yes` when a
 * player is not in it or did not say yes, `trivia.error.team_questions` without questions for one of them
 */
export async function beginTeam(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { familyId, players: chosen }: HandlerInput<typeof triviaTeamApi.beginTeam>['body'],
): Promise<TeamGame> {
  const { db } = services
  const family = (await teamsOf(db, actor.id)).find((one) => one.familyId === familyId)
  if (!family) throw new OperationError('common.error.not_found')
  const players = [...new Set(chosen)].map((id) => family.players.find(({ userId }) => userId === id))
  if (!players.every((player) => player !== undefined))
    throw operationErrorOf(triviaTeamApi.beginTeam, 'trivia.error.team_yes')
  const { weekKey, now } = await weekNow(services, actor)
  const hands: Turn[][] = []
  for (const player of players) {
    const questions = await teamQuestions(db, { ...(await agesOf(db, player.userId)), weekKey })
    if (questions.length < TEAM_QUESTIONS)
      throw operationErrorOf(triviaTeamApi.beginTeam, 'trivia.error.team_questions')
    hands.push(questions.map((question) => ({ player, ...question })))
  }
  // Round by round, so that no player waits for five questions of another.
  const turns = Array.from({ length: TEAM_QUESTIONS }, (_, round) => hands.map((hand) => hand[round]!)).flat()
  const id = newId()
  await db.query(
    `insert into trivia_team_games (id, user_id, turns, answers, begun_at, created_at, updated_at)
     values ($1, $2, $3, '[]', $4, $4, $4)
     on conflict (user_id) do update set id = excluded.id, turns = excluded.turns, answers = excluded.answers,
       begun_at = excluded.begun_at, updated_at = excluded.updated_at`,
    [id, actor.id, JSON.stringify(turns.map(({ question }) => question)), now],
    'trivia-team-begin',
  )
  return {
    id,
    turns: turns.map(({ player, language, question: { q, options } }, index) => ({
      player,
      language,
      question: {
        number: index + 1,
        q,
        options: options.map((option, at) => ({ id: optionId(at), ...option })),
        answered: null,
      },
    })),
  }
}

async function agesOf(sql: Sql, userId: string): Promise<{ ageGroup: AgeGroup; locale: string | null }> {
  const [row] = await sql.query<{ ageGroup: AgeGroup; locale: string | null }>(
    'select age_group as "ageGroup", language as locale from profiles where id = $1',
    [userId],
  )
  return row!
}
