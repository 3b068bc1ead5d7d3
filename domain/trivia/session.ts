import type { AgeGroup } from '../account/ageGroup.ts'

/** Sessions of a weekend. Source: docs/rules/trivia.md S-002-1. */
export const TRIVIA_SESSIONS = 3
/** Questions of a session. Source: docs/rules/trivia.md S-002-1. */
export const TRIVIA_QUESTIONS = 10
/** Questions of the demo. Source: docs/rules/trivia.md S-000-9, D-106. */
export const TRIVIA_DEMO_QUESTIONS = 5

/** Whose questions and in which language. */
export type SessionChoice = { ageGroup: AgeGroup; locale: string }

/**
 * The sessions that suit a member, best first: their own group in their language, then in English. Only elders may get
 * those of another group (adults), so questions for adults never reach a minor. Source: docs/rules/trivia.md D-104.
 */
export function sessionChoices(ageGroup: AgeGroup, locale: string): SessionChoice[] {
  const groups: AgeGroup[] = ageGroup === 'elder' ? ['elder', 'adult'] : [ageGroup]
  const languages = [...new Set([locale, 'en'])]
  return groups.flatMap((group) => languages.map((language) => ({ ageGroup: group, locale: language })))
}
