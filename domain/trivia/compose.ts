import type { AgeGroup } from '../account/ageGroup.ts'
import { TRIVIA_QUESTIONS, TRIVIA_SESSIONS } from './figures.ts'
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

/** Options of a question in a session; the bank keeps questions with two and more. */
const OPTIONS = 4
const NEEDED = TRIVIA_SESSIONS * TRIVIA_QUESTIONS

/**
 * The sessions of a weekend from questions of one age group and language: three of ten, easy ones first, options in an
 * order of their own. The same weekend always gives the same. Questions in `recent` are taken only when others run out.
 * Returns null when there are fewer than thirty with four different options.
 */
export function composeSessions(
  bank: readonly BankQuestion[],
  weekKey: string,
  recent: ReadonlySet<string> = new Set(),
): SessionQuestion[][] | null {
  const fitting = bank.filter(isPlayable)
  if (fitting.length < NEEDED) return null
  const mixed = scattered(fitting, ({ id }) => `${weekKey}:${id}`)
  const chosen = [
    ...mixed.filter(({ id }) => !recent.has(id)),
    ...mixed.filter(({ id }) => recent.has(id)),
  ].slice(0, NEEDED)
  return Array.from({ length: TRIVIA_SESSIONS }, (_, session) =>
    chosen
      .filter((_question, index) => index % TRIVIA_SESSIONS === session)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .map((question) => copyOf(question, weekKey)),
  )
}

const rankOf = ({ difficulty }: BankQuestion): number => triviaDifficulties.indexOf(difficulty)

function isPlayable({ options, correctOptionId }: BankQuestion): boolean {
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
