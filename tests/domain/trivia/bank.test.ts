import { describe, expect, it } from 'vitest'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { mayApprove, optionIssues, QuestionDraft, stateAfterChange, tagsOf } from '#domain/trivia/bank.ts'

const options = (...texts: string[]) => texts.map((text) => ({ text }))

describe('options', () => {
  it.each([
    [options('Rest', 'Walk'), 'b', {}],
    [options('Rest', 'rest'), 'a', { 'options.1.text': 'triviaDesk.questions.error.same_option' }],
    [
      options('Rest  now', 'Walk', ' rest now '),
      'a',
      { 'options.2.text': 'triviaDesk.questions.error.same_option' },
    ],
    [options('ﬁne', 'fine'), 'a', { 'options.1.text': 'triviaDesk.questions.error.same_option' }],
    [options('Rest', 'Walk'), 'c', { correctOptionId: 'triviaDesk.questions.error.no_right_option' }],
  ])('%j, right %s', (given, correctOptionId, issues) => {
    expect(optionIssues({ options: given, correctOptionId })).toEqual(issues)
  })
})

it('tags are split at commas of both kinds, trimmed, and each once', () => {
  expect(tagsOf(' sleep, rest ,,sleep،مزاج ')).toEqual(['sleep', 'rest', 'مزاج'])
})

it('texts are trimmed, and blank ones are missing', () => {
  const draft = {
    ...{
      locale: 'en',
      ageGroup: 'adult',
      category: 'habits',
      type: 'mcq',
      difficulty: 'easy',
      prompt: ' Why? ',
    },
    ...{
      options: options(' Rest ', 'Walk'),
      correctOptionId: 'a',
      explanation: ' So. ',
      tags: [],
      sensitive: false,
    },
  }
  expect(QuestionDraft.parse(draft)).toMatchObject({
    prompt: 'Why?',
    explanation: 'So.',
    options: options('Rest', 'Walk'),
  })
  const issues = QuestionDraft.safeParse({ ...draft, prompt: ' ', explanation: '' }).error?.issues
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['prompt', 'common.field.required'],
    ['explanation', 'common.field.required'],
  ])
})

it('new words wait for a review, in whatever state the old ones were', () => {
  expect(['draft', 'pending', 'approved', 'rejected', 'odd'].map(stateAfterChange)).toEqual([
    'draft',
    'pending',
    'pending',
    'pending',
    'pending',
  ])
})

describe('who approves', () => {
  const written = { authorId: 'author', editedById: 'editor' }
  it.each(ageGroups)('%s', (ageGroup) => {
    for (const sensitive of [false, true])
      for (const staff of ['author', 'editor', 'colleague'])
        expect(mayApprove(staff, { ...written, ageGroup, sensitive })).toBe(
          staff === 'colleague' || (ageGroup !== 'child' && !sensitive),
        )
  })
})
