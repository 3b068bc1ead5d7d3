import { storedRichText } from '#domain/content/storedRichText.ts'
import type { Sql } from '#services/database/db.ts'
import { curatedTrivia } from '../content/trivia.ts'
import { insertRows, stamps } from '../insertRows.ts'

/** Fills the bank with the curated questions, which were reviewed before they came here. */
export async function seedTriviaBank(sql: Sql, now: Date): Promise<void> {
  await insertRows(
    sql,
    'trivia_questions',
    {
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
      ...stamps,
    },
    curatedTrivia.map(({ ageGroup, correctOptionId, explanation, ...question }) => ({
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
      created_at: now,
      updated_at: now,
    })),
  )
}
