import type { AgeGroup } from '../account/ageGroup.ts'

/** Sessions of a weekend, and questions of each. Source: spec 002 §1. */
export const TRIVIA_SESSIONS = 3
/** See `TRIVIA_SESSIONS`. */
export const TRIVIA_QUESTIONS = 10
/** Questions of the demo. Sources: spec 000 §9, decision D-106. */
export const TRIVIA_DEMO_QUESTIONS = 5

/** Whose questions and in which language. */
export type SessionChoice = { ageGroup: AgeGroup; locale: string }

/**
 * The sessions that suit somebody, best first: their own group in their language, then in English. Elders may get those of
 * adults; nobody else gets those of another group, so questions for grown-ups never reach a minor. Source: decision D-104.
 */
export function sessionChoices(ageGroup: AgeGroup, locale: string): SessionChoice[] {
  const groups: AgeGroup[] = ageGroup === 'elder' ? ['elder', 'adult'] : [ageGroup]
  const languages = [...new Set([locale, 'en'])]
  return groups.flatMap((group) => languages.map((language) => ({ ageGroup: group, locale: language })))
}
