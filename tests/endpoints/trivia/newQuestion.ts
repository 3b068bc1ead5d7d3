import type { CallInput } from '#domain/api/contract.ts'
import type { triviaBankApi } from '#domain/trivia/bankApi.ts'

/** What the desk sends of a question. */
export type WrittenQuestion = CallInput<typeof triviaBankApi.createQuestion>['body']

let counter = 0

/** A question that is new: for adults, in English, sent to review, unless told otherwise. */
export const newQuestion = (own: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  locale: 'en',
  ageGroup: 'adult',
  category: 'habits',
  type: 'mcq',
  difficulty: 'easy',
  prompt: `What helps on a grey day, ${(counter += 1)}?`,
  options: [{ text: 'Rest' }, { text: 'A walk', emoji: '🌿' }, { text: 'A song' }, { text: 'A book' }],
  correctOptionId: 'b',
  explanation: 'Walking helps.',
  tags: ['mood'],
  sensitive: false,
  state: 'pending',
  ...own,
})
