import { storedRichText } from '#domain/content/storedRichText.ts'
import type { BankQuestion } from '#domain/trivia/compose.ts'
import { combinations } from '#domain/trivia/schedule.ts'
import type { Sql } from '#services/database/db.ts'
import { optionId } from '#domain/trivia/session.ts'
import { curatedTrivia } from '../content/trivia.ts'
import { triviaToReview } from '../content/triviaToReview.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { personId } from './people.ts'

const columns = {
  id: 'uuid',
  locale: 'text',
  age_group: 'text',
  category: 'text',
  type: 'text',
  difficulty: 'text',
  prompt: 'text',
  options: 'jsonb',
  correct_option_id: 'text',
  explanation: 'jsonb',
  tags: 'jsonb',
  sensitive: 'boolean',
  active: 'boolean',
  source: 'text',
  review_state: 'text',
  reviewed_at: 'timestamptz',
  revision: 'numeric',
  ...stamps,
} as const

/** Questions of one age group in one language. */
const SIZE = curatedTrivia.length / combinations.length

/**
 * Fills the bank with curated questions, which were reviewed before they came here; all of them when not said. What is
 * there stays.
 */
export async function seedTriviaBank(
  sql: Sql,
  now: Date,
  questions: readonly BankQuestion[] = curatedTrivia,
): Promise<void> {
  await insertRows(
    sql,
    'trivia_questions',
    columns,
    questions.map(({ ageGroup, correctOptionId, explanation, ...question }) => ({
      ...question,
      age_group: ageGroup,
      type: question.options.some(({ emoji }) => emoji) ? 'emoji' : 'mcq',
      correct_option_id: correctOptionId,
      explanation: storedRichText(explanation),
      tags: [],
      sensitive: false,
      active: true,
      source: 'curated',
      review_state: 'approved',
      reviewed_at: now,
      revision: 1,
      created_at: now,
      updated_at: now,
    })),
  )
}

/** Adds the second half of each list, for databases that were filled when there was one half. */
export const seedMoreTrivia = (sql: Sql, now: Date): Promise<void> =>
  seedTriviaBank(
    sql,
    now,
    curatedTrivia.filter((_, index) => index % SIZE >= SIZE / 2),
  )

/**
 * Stores questions of the demo staff that wait for their review, a draft and a rejected one; the newest of the bank.
 */
export async function seedTriviaReview(sql: Sql, now: Date): Promise<void> {
  await insertRows(
    sql,
    'trivia_questions',
    { ...columns, author_id: 'uuid', reviewed_by_id: 'uuid', review_note: 'text' },
    triviaToReview.map(({ ageGroup, author, reviewer, right, wrong, note, ...question }, index) => ({
      ...question,
      age_group: ageGroup,
      id: seedId(`trivia-to-review:${index}`),
      type: 'mcq',
      options: [right, ...wrong].map((text, at) => ({ id: optionId(at), text })),
      correct_option_id: optionId(0),
      explanation: storedRichText(question.explanation),
      tags: ['review'],
      active: true,
      source: 'staff',
      reviewed_at: reviewer ? now : null,
      revision: 1,
      author_id: personId(author),
      reviewed_by_id: reviewer ? personId(reviewer) : null,
      review_note: note ?? null,
      // After all that came with the dataset: they stand on the first page of the desk.
      created_at: new Date(now.getTime() + (triviaToReview.length - index) * 1000),
      updated_at: now,
    })),
  )
}
