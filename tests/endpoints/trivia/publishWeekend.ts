import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from '#domain/trivia/figures.ts'
import { optionId, type SessionQuestion } from '#domain/trivia/session.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Db } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

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

const insertWeekend = statement(
  `insert into trivia_weekly_sessions (id, week_key, age_group, locale, status, session_1_questions, session_2_questions, session_3_questions)
   values ($id, $weekKey, $ageGroup, $locale, $status, $first, $second, $third)`,
)

/** Publishes a weekend of thirty questions whose right option is the second. */
export async function publishWeekend(
  db: Db,
  { weekKey = SATURDAY, ageGroup = 'adult', locale = 'en', status = 'published' } = {},
): Promise<string> {
  const id = newId()
  const sessions = Array.from({ length: TRIVIA_SESSIONS }, (_, session) =>
    JSON.stringify(
      Array.from({ length: TRIVIA_QUESTIONS }, (_one, index) => question(session + 1, index + 1)),
    ),
  )
  const [first, second, third] = sessions
  await insertWeekend(db, {
    id,
    weekKey,
    ageGroup,
    locale,
    status,
    first: first!,
    second: second!,
    third: third!,
  })
  return id
}
