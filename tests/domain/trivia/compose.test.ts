import { describe, expect, it } from 'vitest'
import { chooseQuestions, composeSessions, type BankQuestion } from '#domain/trivia/compose.ts'
import {
  correctIndex,
  optionIndex,
  percentageOf,
  pointsOf,
  triviaDifficulties,
} from '#domain/trivia/session.ts'

const question = (number: number, over: Partial<BankQuestion> = {}): BankQuestion => ({
  id: `q${number}`,
  locale: 'en',
  ageGroup: 'adult',
  category: 'habits',
  difficulty: triviaDifficulties[number % 3]!,
  prompt: `Question ${number}?`,
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `${id}${number}` })),
  correctOptionId: 'b',
  explanation: 'Because.',
  ...over,
})
const bank = (size: number) => Array.from({ length: size }, (_, number) => question(number))
const idsOf = (sessions: ReturnType<typeof composeSessions>) => sessions!.flat().map(({ id }) => id)
const used = (sessions: ReturnType<typeof composeSessions>, week: string) =>
  new Map(idsOf(sessions).map((id) => [id, week]))

describe('the sessions of a weekend', () => {
  it('are three of ten, none twice, easy ones first, the right option kept', () => {
    const sessions = composeSessions(bank(60), '2026-03-14')!
    expect(sessions.map(({ length }) => length)).toEqual([10, 10, 10])
    expect(new Set(idsOf(sessions)).size).toBe(30)
    for (const questions of sessions) {
      const ranks = questions.map(({ difficulty }) => triviaDifficulties.indexOf(difficulty))
      expect(ranks).toEqual(ranks.toSorted())
      for (const { id, correct, options } of questions) {
        expect(correct).toBe(id.replace('q', 'b'))
        expect(options).toHaveLength(4)
      }
    }
    const places = sessions.flat().map(correctIndex)
    expect(new Set(places).size).toBe(4)
  })

  it('are the same for the same weekend; the next shares none while there are sixty', () => {
    const first = composeSessions(bank(60), '2026-03-14')
    expect(composeSessions(bank(60).toReversed(), '2026-03-14')).toEqual(first)
    const lastUsed = used(first, '2026-03-14')
    const next = composeSessions(bank(60), '2026-03-21', { lastUsed })
    expect(idsOf(next).filter((id) => idsOf(first).includes(id))).toEqual([])
    expect(idsOf(composeSessions(bank(40), '2026-03-21', { lastUsed }))).toHaveLength(30)
  })

  it('take what was never used, then what was used longest ago', () => {
    const weeks = ['2026-02-28', '2026-03-07', '2026-03-14', '2026-03-21', '2026-03-28']
    const lastUsed = new Map<string, string>()
    const before: string[][] = []
    for (const week of weeks) {
      const ids = idsOf(composeSessions(bank(75), week, { lastUsed }))
      // 75 are two weekends and a half: what both weekends before had comes last.
      const recent = new Set(before.at(-1))
      expect(ids.filter((id) => recent.has(id))).toEqual([])
      expect(ids.filter((id) => before.at(-2)?.includes(id)).length).toBeLessThanOrEqual(15)
      before.push(ids)
      for (const id of ids) lastUsed.set(id, week)
    }
    expect(new Set(before.slice(0, 3).flat()).size).toBe(75)
  })

  it('begin with what staff chose, used or not, and never take what cannot be played', () => {
    const lastUsed = new Map([['q3', '2026-03-14']])
    const first = new Set(['q3', 'q4', 'elsewhere'])
    const ids = chooseQuestions(bank(60), '2026-03-21', { lastUsed, first }).map(({ id }) => id)
    expect(new Set(ids.slice(0, 2))).toEqual(new Set(['q3', 'q4']))
    expect(new Set(ids).size).toBe(30)
  })

  it('take questions with four different options only, and none of fewer than thirty', () => {
    expect(composeSessions(bank(29), '2026-03-14')).toBeNull()
    const two = question(99, {
      options: [
        { id: 'a', text: 'yes' },
        { id: 'b', text: 'no' },
      ],
    })
    const twins = question(98, { options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: 'same' })) })
    const without = question(97, { correctOptionId: 'e' })
    expect(composeSessions([...bank(29), two, twins, without], '2026-03-14')).toBeNull()
    expect(idsOf(composeSessions([...bank(30), two], '2026-03-14'))).not.toContain('q99')
  })
})

describe('a choice', () => {
  const options = ['Rest', 'Walk', 'a', 'Sing'].map((text) => ({ text }))
  it.each([
    ['b', 1],
    ['Walk', 1],
    ['walk', -1],
    ['Walk ', -1],
    ['e', -1],
    ['a', 0],
    ['', -1],
  ])('%j is option %i', (choice, index) => expect(optionIndex({ options }, choice)).toBe(index))
})

it('a right answer is 10 points; the percentage is of all that was possible', () => {
  expect(pointsOf(7)).toBe(70)
  expect(percentageOf(70, 10)).toBe(70)
  expect(percentageOf(0, 0)).toBe(0)
})
