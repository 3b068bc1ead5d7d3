import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import { chatApi } from '#domain/chat/api.ts'
import { isQuizPassed, type QuizAnswer, type QuizQuestion } from '#domain/chat/quiz.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'

type Answers = Partial<Record<QuizQuestion, QuizAnswer>>

/**
 * Notes that the dialog of the first visit was closed, and that a minor answered the quiz right. Source:
 * docs/rules/chat.md B-quiz.
 * @throws OperationError `rooms.error.quiz` for a minor whose answers are not all right
 */
export async function finishIntro(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Pick<Actor, 'id' | 'ageGroup'>,
  answers: Answers,
): Promise<void> {
  const isYoung = isMinor(actor.ageGroup)
  if (isYoung && !isQuizPassed(answers)) throw operationErrorOf(chatApi.finishIntro, 'rooms.error.quiz')
  const now = clock.now()
  await db.query(
    `insert into chat_members as c (id, user_id, intro_seen_at, guidelines_passed_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set intro_seen_at = coalesce(c.intro_seen_at, excluded.intro_seen_at),
       guidelines_passed_at = coalesce(c.guidelines_passed_at, excluded.guidelines_passed_at)`,
    [newId(), actor.id, now, isYoung ? now : null],
    'chat-intro',
  )
}
