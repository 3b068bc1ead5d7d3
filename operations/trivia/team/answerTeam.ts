import type { Actor } from '#domain/access/actor.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import {
  correctIndex,
  optionId,
  optionIndex,
  pointsOf,
  type SessionQuestion,
} from '#domain/trivia/session.ts'
import type { triviaTeamApi } from '#domain/trivia/teamApi.ts'
import type { AnswerView } from '#domain/trivia/views.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Services } from '#services'

type Game = { turns: SessionQuestion[]; answers: string[] }

/**
 * Stores the answer of a turn of the caller's team game. Turns come in their order; the first answer of each counts.
 * @throws OperationError `common.error.not_found` for another game or a turn that is not there yet,
 * `common.error.invalid_input` for an option the question does not have
 */
export async function answerTeam(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { game, turn, choice }: HandlerInput<typeof triviaTeamApi.answerTeam>['body'],
): Promise<AnswerView> {
  const mine = [game, actor.id]
  const [begun] = await db.query<Game>(
    'select turns, answers from trivia_team_games where id = $1 and user_id = $2',
    mine,
    'trivia-team-game',
  )
  const question = begun?.turns[turn - 1]
  if (!begun || !question || turn > begun.answers.length + 1)
    throw new OperationError('common.error.not_found')
  const chosen = optionIndex(question, choice)
  if (chosen < 0) {
    throw new OperationError('common.error.invalid_input', {
      fields: { 'body.choice': 'common.field.invalid_value' },
    })
  }
  await db.query(
    `update trivia_team_games set answers = answers || to_jsonb($3::text), updated_at = $5
     where id = $1 and user_id = $2 and jsonb_array_length(answers) = $4::int - 1`,
    [...mine, optionId(chosen), turn, clock.now()],
    'trivia-team-answer',
  )
  const [stored] = await db.query<Pick<Game, 'answers'>>(
    'select answers from trivia_team_games where id = $1 and user_id = $2',
    mine,
    'trivia-team-answers',
  )
  const first = stored?.answers[turn - 1]
  if (!first) throw new OperationError('common.error.not_found')
  const isRight = (letter: string, index: number) => letter === optionId(correctIndex(begun.turns[index]!))
  return {
    choice: first,
    isCorrect: isRight(first, turn - 1),
    correct: optionId(correctIndex(question)),
    explanation: question.explanation,
    score: pointsOf(stored.answers.slice(0, turn).filter(isRight).length),
  }
}
