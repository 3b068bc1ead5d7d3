import { watchedActions } from '#domain/moderation/watchedWords.ts'
import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { choice, instant, integer, text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Words and phrases the desk watches for in rooms, beside what the product reads by itself. Source:
 * docs/rules/moderation.md watched-words.
 */
export const WatchedWords = systemCollection({
  slug: 'watched-words',
  rules: writtenByProduct(staffWith('content.write')),
  indexes: [{ fields: ['locale', 'normalized'], unique: true }],
  fields: [
    text('locale', { required: true, max: 5 }),
    text('phrase', { required: true, max: 100 }),
    // As texts are compared: two spellings of one word are one.
    text('normalized', { required: true, max: 200 }),
    choice('action', watchedActions, { required: true }),
    yesNo('active'),
    // When it was tried on the messages of the last days, how many there were, and how many have it.
    instant('triedAt'),
    integer('triedMatches', { min: 0 }),
    integer('triedTotal', { min: 0 }),
  ],
})
