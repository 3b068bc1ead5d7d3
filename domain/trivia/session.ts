import type { AgeGroup } from '../account/ageGroup.ts'
import { TRIVIA_POINTS } from './figures.ts'

/** Whose questions and in which language. */
export type SessionChoice<L extends string = string> = { ageGroup: AgeGroup; locale: L }

/**
 * The age groups whose questions a member may get, best first. Only elders may get those of another group (adults), so
 * questions for adults never reach a minor. Source: docs/rules/trivia.md D-104.
 */
export const groupsFor = (ageGroup: AgeGroup): AgeGroup[] =>
  ageGroup === 'elder' ? ['elder', 'adult'] : [ageGroup]

/**
 * The sessions that suit a member, best first: of each group in their language, then in English. Source:
 * docs/rules/trivia.md D-104.
 */
export function sessionChoices(ageGroup: AgeGroup, locale: string): SessionChoice[] {
  const languages = [...new Set([locale, 'en'])]
  return groupsFor(ageGroup).flatMap((group) =>
    languages.map((language) => ({ ageGroup: group, locale: language })),
  )
}

/** What a question is about. Source: docs/rules/trivia.md S-002-9. */
export const triviaCategories = [
  'feelings',
  'coping',
  'empathy',
  'communication',
  'habits',
  'values',
] as const
/** What a question is about. */
export type TriviaCategory = (typeof triviaCategories)[number]
/** How hard a question is. */
export const triviaDifficulties = ['easy', 'medium', 'hard'] as const
/** How hard a question is. */
export type TriviaDifficulty = (typeof triviaDifficulties)[number]

/** One of the four options of a question in a session. */
export type SessionOption = { text: string; emoji?: string }
/**
 * A question as a session keeps it: a copy, so that a later edit of the bank changes nothing. `correct` is the text of
 * the right option; the texts of a question differ. Source: docs/rules/trivia.md S-002-3.
 */
export type SessionQuestion = {
  /** Its row in the bank. */
  id: string
  q: string
  options: SessionOption[]
  correct: string
  category: TriviaCategory
  difficulty: TriviaDifficulty
  explanation: string
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** The id of an option: a letter by its position. */
export const optionId = (index: number): string => LETTERS[index]!
/** The position of an option, by its letter or its exact text; -1 for neither. Source: docs/rules/trivia.md D-108. */
export function optionIndex({ options }: Pick<SessionQuestion, 'options'>, choice: string): number {
  const byLetter = choice.length === 1 ? LETTERS.indexOf(choice) : -1
  if (byLetter >= 0 && byLetter < options.length) return byLetter
  return options.findIndex(({ text }) => text === choice)
}
/** The position of the right option. */
export const correctIndex = ({ options, correct }: SessionQuestion): number =>
  options.findIndex(({ text }) => text === correct)

/** Points of a number of right answers. */
export const pointsOf = (right: number): number => right * TRIVIA_POINTS
/** Points of all that was possible, from 0 to 100. */
export const percentageOf = (points: number, questions: number): number =>
  questions === 0 ? 0 : Math.round((100 * points) / (TRIVIA_POINTS * questions))
