import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import { optionId, type SessionQuestion } from '#domain/trivia/session.ts'
import type { Db } from '#services/database/db.ts'
import { addRow } from '#tests/kit/rows.ts'

/** The weekend of the tests, and its first moment in UTC. */
export const SATURDAY = '2026-03-14'

const question = (session: number, number: number): SessionQuestion => ({
  id: `q-${session}-${number}`,
  q: `Question ${number} of session ${session}?`,
  options: ['Rest', 'Walk', 'Sing', 'Read'].map((text) => ({ text })),
  correct: 'Walk',
  category: 'habits',
  difficulty: 'easy',
  explanation: `Walking helps, ${session}-${number}.`,
})
/** The right option of every question, and a wrong one. */
export const RIGHT = optionId(1)
export const WRONG = optionId(0)

/** Publishes a weekend of thirty questions whose right option is the second. */
export async function publishWeekend(
  db: Db,
  { weekKey = SATURDAY, ageGroup = 'adult', locale = 'en', status = 'published' } = {},
): Promise<string> {
  const [first, second, third] = Array.from({ length: TRIVIA_SESSIONS }, (_, session) =>
    Array.from({ length: TRIVIA_QUESTIONS }, (_one, index) => question(session + 1, index + 1)),
  )
  return addRow(db, 'trivia_weekly_sessions', {
    week_key: weekKey,
    age_group: ageGroup,
    locale,
    status,
    session_1_questions: first,
    session_2_questions: second,
    session_3_questions: third,
  })
}
