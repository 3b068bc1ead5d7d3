import { ownRows, productOnly } from '#domain/account/access.ts'
import { instant, integer, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * The trivia of a weekend, by age group and language. `weekKey` is its Saturday. The questions are copies: later edits
 * of the bank change nothing. Source: docs/rules/trivia.md D-104, S-002-3.
 */
export const TriviaWeeklySessions = systemCollection({
  slug: 'trivia-weekly-sessions',
  rules: productOnly,
  indexes: [{ fields: ['weekKey', 'ageGroup', 'locale'], unique: true }],
  fields: [
    text('weekKey', { required: true, max: 10 }),
    text('ageGroup', { required: true, max: 10 }),
    text('locale', { required: true, max: 2 }),
    { name: 'topics', type: 'json', required: true, defaultValue: [] },
    { name: 'session_1_questions', type: 'json', required: true, defaultValue: [] },
    { name: 'session_2_questions', type: 'json', required: true, defaultValue: [] },
    { name: 'session_3_questions', type: 'json', required: true, defaultValue: [] },
    text('status', { required: true, max: 12 }),
    instant('publishedAt'),
  ],
})

/** Sessions a person finished; each once a week. `answers` are the chosen options by letter, `score` is points. */
export const TriviaSessionProgress = systemCollection({
  slug: 'trivia-session-progress',
  rules: ownRows,
  indexes: [{ fields: ['user', 'weekKey', 'sessionNumber'], unique: true }],
  fields: [
    userField(),
    text('weekKey', { required: true, max: 10 }),
    integer('sessionNumber', { required: true, min: 1, max: 3 }),
    { name: 'answers', type: 'json', required: true, defaultValue: [] },
    integer('score', { required: true, min: 0 }),
    instant('completedAt', { required: true }),
  ],
})
