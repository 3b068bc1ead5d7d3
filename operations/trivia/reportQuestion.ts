import type { Actor } from '#domain/access/actor.ts'
import type { HandlerInput } from '#domain/api/contract.ts'
import type { triviaApi } from '#domain/trivia/api.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { playOf } from './playOf.ts'

const insertReport = statement(
  `insert into trivia_reports (id, user_id, weekly_session_id, question_id, question, reason, created_at, updated_at)
   values ($id, $userId, $weeklySessionId, $questionId, $question, $reason, $now, $now)
   on conflict (user_id, question_id) do nothing`,
  'trivia-report',
)

/**
 * Stores that the caller found something wrong with a question of a session they began; once for each question.
 * @throws OperationError `common.error.not_found`
 */
export async function reportQuestion(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { question, reason, ...key }: HandlerInput<typeof triviaApi.report>['body'],
): Promise<void> {
  const play = await playOf(db, actor, key)
  const reported = play.questions[question - 1]
  if (!reported) throw new OperationError('common.error.not_found')
  await insertReport(db, {
    id: newId(),
    userId: actor.id,
    weeklySessionId: play.weeklySessionId,
    questionId: reported.id,
    question: reported.q,
    reason,
    now: clock.now(),
  })
}
