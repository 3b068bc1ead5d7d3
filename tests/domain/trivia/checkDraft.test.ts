import { describe, expect, it } from 'vitest'
import { checkDraft, type CheckedFor } from '#domain/trivia/checkDraft.ts'
import type { DraftQuestion } from '#domain/trivia/generation.ts'
import { readingGrade } from '#domain/trivia/readingGrade.ts'
import { curatedTrivia } from '#seed/content/trivia.ts'

const draft = (over: Partial<DraftQuestion> = {}): DraftQuestion => ({
  category: 'coping',
  difficulty: 'easy',
  prompt: 'You feel sad. What can you do?',
  options: ['Talk to someone', 'Break a toy', 'Hide for days', 'Shout at a cat'],
  correct: 'Talk to someone',
  explanation: 'A sad day is lighter when someone listens.',
  ...over,
})
const check = (over: Partial<DraftQuestion> = {}, by: Partial<CheckedFor> = {}) =>
  checkDraft(draft(over), { ageGroup: 'child', locale: 'en', known: [], ...by })
const reasonOf = (checked: ReturnType<typeof check>) => (checked.isKept ? null : checked.reason)

describe('a question of a model', () => {
  it('is kept when nothing is wrong with it', () => {
    expect(check()).toEqual({ isKept: true, isSensitive: false })
  })

  it.each<[string, Partial<DraftQuestion>, string]>([
    ['three options', { options: ['Talk to someone', 'Break a toy', 'Hide for days'] }, 'options'],
    ['two alike', { options: ['Talk to someone', 'talk  to someone', 'Hide', 'Shout'] }, 'options'],
    ['no right one', { correct: 'Breathe' }, 'right'],
    [
      'an option that means many',
      { options: ['Talk to someone', 'Walk', 'Rest', 'All of the above'] },
      'right',
    ],
    ['no explanation', { explanation: 'Yes.' }, 'length'],
    ['a prompt without end', { prompt: 'You feel sad. '.repeat(30) }, 'length'],
    ['another script', { explanation: 'الحزن يخف حين يسمعنا أحد.' }, 'language'],
    [
      'words that are too hard',
      {
        explanation:
          'Psychological investigations consistently demonstrate considerable interindividual variability of physiological responsiveness.',
      },
      'grade',
    ],
    ['words of danger', { explanation: 'Someone may want to kill myself. That is hard to say.' }, 'danger'],
  ])('is dropped for %s', (_, over, reason) => expect(reasonOf(check(over))).toBe(reason))

  it('is dropped when the bank has it, in other words of order or form', () => {
    const known = ['You feel sad: what can YOU do']
    expect(reasonOf(check({}, { known }))).toBe('duplicate')
    expect(check({}, { known: ['You feel angry. Who can help you now?'] }).isKept).toBe(true)
  })

  it('is marked as sensitive for adults when it speaks of danger', () => {
    const over = { explanation: 'When a friend says “I want to die”, ask and get help at once.' }
    expect(check(over, { ageGroup: 'adult' })).toEqual({ isKept: true, isSensitive: true })
    expect(reasonOf(check(over, { ageGroup: 'teen' }))).toBe('danger')
  })

  it('has to be Arabic for Arabic readers', () => {
    expect(reasonOf(check({}, { locale: 'ar' }))).toBe('language')
  })
})

describe('the grade of a text', () => {
  it('rises with long words and sentences', () => {
    expect(readingGrade('The cat sat. The dog ran.')).toBeLessThan(1)
    expect(readingGrade('')).toBe(0)
    const hard = readingGrade('Organizational responsibilities necessitate considerable deliberation.')
    expect(hard).toBeGreaterThan(20)
  })

  it('lets nearly all of our own questions pass', () => {
    const english = curatedTrivia.filter(({ locale }) => locale === 'en')
    const dropped = english.filter(({ prompt, options, correctOptionId, explanation, ...question }) => {
      const texts = options.map(({ text }) => text)
      const correct = options.find(({ id }) => id === correctOptionId)!.text
      const checked = checkDraft(
        { ...question, prompt, explanation, options: texts, correct },
        { ageGroup: question.ageGroup, locale: 'en', known: [] },
      )
      return !checked.isKept && checked.reason !== 'danger'
    })
    expect(dropped.length).toBeLessThan(english.length / 10)
  })
})
