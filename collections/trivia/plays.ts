import { ownRows } from '#domain/account/access.ts'
import { instant, integer, onlyUserField, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Sessions a member began: which copy of the questions they play, whatever their age or language is later. */
export const TriviaPlays = systemCollection({
  slug: 'trivia-plays',
  rules: ownRows,
  indexes: [{ fields: ['user', 'weekKey', 'sessionNumber'], unique: true }],
  fields: [
    userField(),
    text('weekKey', { required: true, max: 10 }),
    integer('sessionNumber', { required: true, min: 1, max: 3 }),
    {
      name: 'weeklySession',
      type: 'relationship',
      relationTo: 'trivia-weekly-sessions',
      required: true,
      index: true,
    },
    instant('begunAt', { required: true }),
  ],
})

/** Answers, stored at once; the first of a question counts. `choice` is the letter of the option. */
export const TriviaAnswers = systemCollection({
  slug: 'trivia-answers',
  rules: ownRows,
  indexes: [{ fields: ['play', 'question'], unique: true }],
  fields: [
    userField(),
    { name: 'play', type: 'relationship', relationTo: 'trivia-plays', required: true },
    integer('question', { required: true, min: 1, max: 10 }),
    text('choice', { required: true, max: 1 }),
    yesNo('isCorrect'),
    instant('answeredAt', { required: true }),
  ],
})

/** How a member wants trivia to look; one row each. */
export const TriviaSettings = systemCollection({
  slug: 'trivia-settings',
  rules: ownRows,
  fields: [
    onlyUserField(),
    yesNo('animationsEnabled', true),
    yesNo('soundsEnabled'),
    yesNo('hapticsEnabled'),
    // Others of the family may add them to a team game on one phone.
    yesNo('passPhoneEnabled'),
  ],
})
