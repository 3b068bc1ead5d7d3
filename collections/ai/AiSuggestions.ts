import { ownRows } from '#domain/account/access.ts'
import { longText, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Suggestions made from recent moods. `source` says who composed them: our editors, or a model. */
export const AiSuggestions = systemCollection({
  slug: 'ai-suggestions',
  rules: ownRows,
  indexes: [{ fields: ['user', 'createdAt'] }],
  fields: [
    userField(),
    text('suggestionType', { required: true, max: 40 }),
    longText('content', 600, true),
    text('source', { required: true, max: 10 }),
    yesNo('isRead'),
    // One of `suggestionAnswers`, or nothing.
    text('answer', { max: 12 }),
  ],
})
