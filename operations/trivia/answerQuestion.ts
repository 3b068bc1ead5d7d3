import type { Actor } from '#domain/access/actor.ts'
import type { triviaApi } from '#domain/trivia/api.ts'
import { TRIVIA_QUESTIONS } from '#domain/trivia/figures.ts'
import { correctIndex, optionId, optionIndex, pointsOf } from '#domain/trivia/session.ts'
import type { AnswerView } from '#domain/trivia/views.ts'
import { takesAnswers } from '#domain/trivia/week.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { closedError } from './closedError.ts'
import { playOf } from './playOf.ts'
import { storeProgress } from './storeProgress.ts'
import { hoursFor } from './weekNow.ts'

/** Stores an answer; the first one to a question stays. */
export const insertAnswer = statement(
  `insert into trivia_answers (id, user_id, play_id, question, choice, is_correct, answered_at, created_at, updated_at)
   values ($id, $userId, $playId, $question, $choice, $isCorrect, $now, $now, $now) on conflict (play_id, question) do nothing`,
  'trivia-answer',
)
/** Of a play and a question: what is stored, and how the play stands. */
export const STORED_ANSWER = `
select a.choice, a.is_correct, count(*) filter (where b.is_correct)::int as right, count(*)::int as answered
from trivia_answers a join trivia_answers b on b.play_id = a.play_id
where a.play_id = $1 and a.question = $2 group by a.choice, a.is_correct`
type Stored = { choice: string; is_correct: boolean; right: number; answered: number }

/**
 * Stores the caller's answer to a question of a session they began. The first one counts; the tenth finishes the
 * session.
 * @throws OperationError `common.error.not_found` for a session they did not begin, `common.error.invalid_input` for an
 * option it does not have, `trivia.error.closed` with what counts
 */
export async function answerQuestion(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  input: HandlerInput<typeof triviaApi.answer>['body'],
): Promise<AnswerView> {
  const { db } = services
  const now = services.clock.now()
  const play = await playOf(db, actor, input)
  const question = play.questions[input.question - 1]
  if (!question) throw new OperationError('common.error.not_found')
  const chosen = optionIndex(question, input.choice)
  if (chosen < 0) {
    throw new OperationError('common.error.invalid_input', {
      fields: { 'body.choice': 'common.field.invalid_value' },
    })
  }
  const hours = await hoursFor(services, actor, input.weekKey)
  if (!takesAnswers(hours, { begunAt: play.begunAt, now })) throw await closedError(db, actor, input.weekKey)
  const correct = correctIndex(question)
  await insertAnswer(db, {
    id: newId(),
    userId: actor.id,
    playId: play.id,
    question: input.question,
    choice: optionId(chosen),
    isCorrect: chosen === correct,
    now,
  })
  const [stored] = await db.query<Stored>(STORED_ANSWER, [play.id, input.question], 'trivia-answered')
  const { choice, is_correct, right, answered } = stored!
  if (answered === TRIVIA_QUESTIONS) await storeProgress(db, actor.id, input, now)
  return {
    choice,
    isCorrect: is_correct,
    correct: optionId(correct),
    explanation: question.explanation,
    score: pointsOf(right),
  }
}
