import { ageGroups, type AgeGroup } from '#domain/account/ageGroup.ts'
import type { BankQuestion } from '#domain/trivia/compose.ts'
import { optionId, type TriviaCategory, type TriviaDifficulty } from '#domain/trivia/session.ts'
import { locales, type Locale } from '#messages'
import { seedId } from '../ids.ts'
import { randomFrom } from '../random.ts'
import { triviaBank as ar } from './ar/trivia/index.ts'
import { triviaBank as en } from './en/trivia/index.ts'
import { triviaBank as es } from './es/trivia/index.ts'
import { triviaBank as fr } from './fr/trivia/index.ts'

const texts: Readonly<Record<Locale, Readonly<Record<AgeGroup, string>>>> = { en, es, fr, ar }

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'))

/** The curated bank: sixty questions for each age group in each language. */
export const curatedTrivia: readonly BankQuestion[] = locales.flatMap((locale) =>
  ageGroups.flatMap((ageGroup) => {
    const english = rowsOf(en[ageGroup])
    return rowsOf(texts[locale][ageGroup]).map((row, index) => {
      const [category, difficulty] = english[index]!
      const [prompt, right, ...rest] = locale === 'en' ? row.slice(2) : row
      const explanation = rest.pop()!
      return {
        id: seedId(`trivia-question:${locale}:${ageGroup}:${index + 1}`),
        locale,
        ageGroup,
        category: category as TriviaCategory,
        difficulty: difficulty as TriviaDifficulty,
        prompt: prompt!,
        ...optionsOf(right!, rest, `${locale}:${ageGroup}:${index}`),
        explanation,
      }
    })
  }),
)

/** The right option stands at any letter. */
function optionsOf(right: string, wrong: readonly string[], name: string) {
  const at = randomFrom(`trivia-option:${name}`).between(0, wrong.length)
  return {
    correctOptionId: optionId(at),
    options: wrong
      .toSpliced(at, 0, right)
      .map((text, index) => ({ id: optionId(index), ...withEmoji(text) })),
  }
}

/** An option may begin with an emoji. The words beside it name it. */
function withEmoji(text: string): { text: string; emoji?: string } {
  const [, emoji, words] = /^(\p{Extended_Pictographic}\uFE0F?) (.+)$/u.exec(text) ?? []
  return emoji ? { text: words!, emoji } : { text }
}
