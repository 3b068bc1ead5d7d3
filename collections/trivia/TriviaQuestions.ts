import { productOnly } from '#domain/account/access.ts'
import { instant, text, userField, yesNo } from '../_fields/fields.ts'
import { richText } from '../_fields/richText.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Characters of a prompt and of an explanation. */
const PROMPT_MAX = 300
const EXPLANATION_MAX = 600

/**
 * The bank of questions, each in one language for one age group. `options` are `{ id, text, emoji? }` with letters as
 * ids; two and more. Nothing composes sessions from it yet. Source: docs/rules/trivia.md bank.
 */
export const TriviaQuestions = systemCollection({
  slug: 'trivia-questions',
  rules: productOnly,
  indexes: [{ fields: ['ageGroup', 'locale', 'reviewState'] }],
  fields: [
    text('locale', { required: true, max: 2 }),
    text('ageGroup', { required: true, max: 10 }),
    text('category', { required: true, max: 20 }),
    text('type', { required: true, max: 10, defaultValue: 'mcq' }),
    text('difficulty', { required: true, max: 10 }),
    text('prompt', { required: true, max: PROMPT_MAX }),
    { name: 'options', type: 'json', required: true },
    text('correctOptionId', { required: true, max: 1 }),
    // A question is in one language, so its explanation is too.
    { ...richText('explanation', { max: EXPLANATION_MAX, required: true }), localized: false },
    { name: 'tags', type: 'json', required: true, defaultValue: [] },
    yesNo('sensitive'),
    yesNo('active', true),
    text('source', { required: true, max: 12 }),
    text('reviewState', { required: true, max: 12, defaultValue: 'draft' }),
    userField('author', false),
    userField('reviewedBy', false),
    instant('reviewedAt'),
  ],
})
