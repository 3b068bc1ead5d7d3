import { productOnly } from '#domain/account/access.ts'
import { instant, onlyUserField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * The team game a member began last on their phone: copies of its questions in turn, and the letters that were chosen.
 * It keeps no names: the progress of no member is in it. The host reads no row either, because it has the answers.
 * Source: docs/rules/trivia.md pass-the-phone.
 */
export const TriviaTeamGames = systemCollection({
  slug: 'trivia-team-games',
  rules: productOnly,
  fields: [
    onlyUserField(),
    { name: 'turns', type: 'json', required: true, defaultValue: [] },
    { name: 'answers', type: 'json', required: true, defaultValue: [] },
    instant('begunAt', { required: true }),
  ],
})
