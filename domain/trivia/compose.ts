import type { AgeGroup } from '../account/ageGroup.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS, TRIVIA_WEEK_QUESTIONS } from './figures.ts'
import {
  triviaDifficulties,
  type SessionOption,
  type SessionQuestion,
  type TriviaCategory,
  type TriviaDifficulty,
} from './session.ts'

/** A question of the bank, with its explanation as plain text. */
export type BankQuestion = {
  id: string
  locale: string
  ageGroup: AgeGroup
  category: TriviaCategory
  difficulty: TriviaDifficulty
  prompt: string
  options: ({ id: string } & SessionOption)[]
  correctOptionId: string
  explanation: string
}

/** What a choice goes by, besides the weekend. */
export type Choosing = {
  /** The Saturday of the last weekend each question was in; a question that is missing was in none. */
  lastUsed?: ReadonlyMap<string, string>
  /** Ids of questions staff wants in this weekend. */
  first?: ReadonlySet<string>
}

/** Options of a question in a session; the bank keeps questions with two and more. */
const OPTIONS = 4

/**
 * The questions of a weekend, of one age group and language: those staff wants, then those that were in no weekend,
 * then those whose weekend is longest ago. The same weekend always gives the same. Fewer than thirty when the bank
 * has no more with four different options. Source: docs/rules/trivia.md compose.
 */
export function chooseQuestions(
  bank: readonly BankQuestion[],
  weekKey: string,
  { lastUsed = new Map(), first = new Set() }: Choosing = {},
): BankQuestion[] {
  const usedAt = ({ id }: BankQuestion) => (first.has(id) ? FIRST : (lastUsed.get(id) ?? NEVER))
  return scattered(bank.filter(isPlayable), ({ id }) => `${weekKey}:${id}`)
    .map((question) => ({ question, at: usedAt(question) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .slice(0, TRIVIA_WEEK_QUESTIONS)
    .map(({ question }) => question)
}

// Before every day, and each other.
const FIRST = ''
const NEVER = '0'

/**
 * The sessions of a weekend from questions of one age group and language: three of ten, easy ones first, options in an
 * order of their own. Returns null when there are fewer than thirty. Source: docs/rules/trivia.md compose.
 */
export function composeSessions(
  bank: readonly BankQuestion[],
  weekKey: string,
  choosing: Choosing = {},
): SessionQuestion[][] | null {
  const chosen = chooseQuestions(bank, weekKey, choosing)
  if (chosen.length < TRIVIA_SESSIONS * TRIVIA_QUESTIONS) return null
  return Array.from({ length: TRIVIA_SESSIONS }, (_, session) =>
    chosen
      .filter((_question, index) => index % TRIVIA_SESSIONS === session)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((question) => copyOf(question, weekKey)),
  )
}

const rankOf = ({ difficulty }: BankQuestion): number => triviaDifficulties.indexOf(difficulty)

/** Whether a question can be in a session: four different options, one of them the right one. */
function isPlayable({
  options,
  correctOptionId,
}: Pick<BankQuestion, 'options' | 'correctOptionId'>): boolean {
  return (
    options.length === OPTIONS &&
    new Set(options.map(({ text }) => text)).size === OPTIONS &&
    options.some(({ id }) => id === correctOptionId)
  )
}

function copyOf(question: BankQuestion, weekKey: string): SessionQuestion {
  const { id, prompt, options, correctOptionId, category, difficulty, explanation } = question
  return {
    id,
    q: prompt,
    options: scattered(options, (option) => `${weekKey}:${id}:${option.id}`).map(({ text, emoji }) => ({
      text,
      ...(emoji && { emoji }),
    })),
    correct: options.find((option) => option.id === correctOptionId)!.text,
    category,
    difficulty,
    explanation,
  }
}

/** In an order that looks random and follows from the names. */
const scattered = <T>(list: readonly T[], name: (item: T) => string): T[] =>
  list
    .map((item) => ({ item, at: hash(name(item)) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

/** FNV, with its bits mixed once more: names that differ in their last sign end far apart. */
function hash(name: string): number {
  let value = 0x811c9dc5
  for (const sign of name) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
