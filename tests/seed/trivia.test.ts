import { describe, expect, it } from 'vitest'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { composeSessions } from '#domain/trivia/compose.ts'
import { TRIVIA_WEEK_QUESTIONS } from '#domain/trivia/figures.ts'
import { triviaCategories, triviaDifficulties } from '#domain/trivia/session.ts'
import { locales } from '#messages'
import { curatedTrivia } from '#seed/content/trivia.ts'

const combinations = locales.flatMap((locale) => ageGroups.map((age) => [locale, age] as const))
const of = (locale: string, age: string) =>
  curatedTrivia.filter((question) => question.locale === locale && question.ageGroup === age)

describe('the curated bank', () => {
  it.each(combinations)('fills two weekends in %s for %s, none of it twice', (locale, age) => {
    const questions = of(locale, age)
    expect(questions.length).toBeGreaterThanOrEqual(2 * TRIVIA_WEEK_QUESTIONS)
    expect(new Set(questions.map(({ prompt }) => prompt)).size).toBe(questions.length)
    const first = composeSessions(questions, '2026-03-14')!.flat()
    const lastUsed = new Map(first.map(({ id }) => [id, '2026-03-14']))
    const next = composeSessions(questions, '2026-03-21', { lastUsed })!.flat()
    expect(new Set([...first, ...next].map(({ id }) => id)).size).toBe(60)
    for (const { category, difficulty, options, explanation, prompt } of questions) {
      expect(triviaCategories, prompt).toContain(category)
      expect(triviaDifficulties, prompt).toContain(difficulty)
      expect(
        options.map(({ text }) => text.length > 0 && text.length <= 120),
        prompt,
      ).toEqual([true, true, true, true])
      expect(explanation.length, prompt).toBeGreaterThan(10)
    }
  })

  it('does not give the right option away by its letter', () => {
    for (const [locale, age] of combinations) {
      const letters = of(locale, age).map(({ correctOptionId }) => correctOptionId)
      for (const letter of 'abcd') expect(letters.filter((one) => one === letter).length).toBeLessThan(27)
    }
  })
})
