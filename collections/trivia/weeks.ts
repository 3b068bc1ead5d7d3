import { productOnly } from '#domain/account/access.ts'
import { text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Questions staff chose for the weekend of a date, for one age group: they come first when it is composed. Source:
 * docs/rules/trivia.md D-103.
 */
export const TriviaRounds = systemCollection({
  slug: 'trivia-rounds',
  rules: productOnly,
  indexes: [{ fields: ['date', 'ageGroup'] }],
  fields: [
    text('date', { required: true, max: 10 }),
    text('ageGroup', { required: true, max: 10 }),
    { name: 'questionIds', type: 'json', required: true, defaultValue: [] },
    userField('author', false),
  ],
})

/**
 * What a run of the generation made of a weekend, one row for each age group and language. `keptIds` are questions of
 * the bank, `droppedReasons` are `{ reason, prompt? }`. Source: docs/rules/trivia.md generation.
 */
export const TriviaGenerationLog = systemCollection({
  slug: 'trivia-generation-log',
  rules: productOnly,
  indexes: [{ fields: ['run', 'ageGroup', 'locale'], unique: true }],
  fields: [
    text('run', { required: true, max: 60 }),
    text('weekKey', { required: true, max: 10 }),
    text('ageGroup', { required: true, max: 10 }),
    text('locale', { required: true, max: 2 }),
    text('status', { required: true, max: 12 }),
    { name: 'keptIds', type: 'json', required: true, defaultValue: [] },
    { name: 'droppedReasons', type: 'json', required: true, defaultValue: [] },
  ],
})
