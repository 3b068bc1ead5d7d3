import { ownRows } from '#domain/account/access.ts'
import { instant, integer, longText, onlyUserField, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Prompts and questions of the day that a person was given. `source` says who composed them. */
export const WritingPrompts = systemCollection({
  slug: 'writing-prompts',
  rules: ownRows,
  timestamps: false,
  indexes: [{ fields: ['user', 'day'], unique: true }],
  fields: [
    userField(),
    // Only the question of a day has one.
    text('day', { max: 10 }),
    longText('prompt', 320, true),
    text('focusArea', { required: true, max: 20 }),
    text('source', { required: true, max: 10 }),
    instant('createdAt', { required: true, index: true }),
    instant('closedAt'),
  ],
})

/** What a person chose about the language model. */
export const AiChoices = systemCollection({
  slug: 'ai-choices',
  rules: ownRows,
  timestamps: false,
  fields: [onlyUserField(), yesNo('dailyFromModel'), instant('updatedAt', { required: true })],
})

/** Tokens of the language model that a person used on a day. */
export const AiUsage = systemCollection({
  slug: 'ai-usage',
  rules: ownRows,
  timestamps: false,
  indexes: [{ fields: ['user', 'day'], unique: true }],
  fields: [
    userField(),
    text('day', { required: true, max: 10 }),
    integer('tokens', { required: true, min: 0, defaultValue: 0 }),
  ],
})

/** Pieces of content a person opened, until there were enough for the badge; then the list is empty. */
export const ExploredResources = systemCollection({
  slug: 'explored-resources',
  rules: ownRows,
  timestamps: false,
  fields: [
    onlyUserField(),
    { name: 'items', type: 'json', required: true, defaultValue: [] },
    yesNo('isDone'),
    instant('updatedAt', { required: true }),
  ],
})
