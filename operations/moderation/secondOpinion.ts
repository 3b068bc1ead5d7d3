import type { Actor } from '#domain/access/actor.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { mayLeave } from '#domain/moderation/mayLeave.ts'
import type { Services } from '#services'

/** What counts of the member who wrote. */
export type Writer = Pick<Actor, 'ageGroup' | 'guardian' | 'locale'>
type Asked = { actor: Writer; text: string; level: RiskLevel; onMissing?: () => void }

/**
 * Returns the given level or a nearer one, after up to two seconds. Never inside a transaction: its locks would be held
 * as long. Never rejects. A member without an age group, or whose words may not leave, keeps the level.
 * `onMissing` is called when a reader that should have read did not.
 */
export const secondOpinion = async (
  { safety }: Pick<Services, 'safety'>,
  { actor, text, level, onMissing }: Asked,
): Promise<RiskLevel> => {
  const { ageGroup, locale } = actor
  if (ageGroup === null) return level
  return safety.raise({
    text,
    level,
    ageGroup,
    locale: locale ?? 'en',
    isGuardianAgreed: mayMeet(actor),
    ...(onMissing && { onMissing }),
  })
}

/**
 * Returns whether a second opinion reads a member's words at all. A guardian agrees as for suggestions: by saying yes
 * themselves (`usesModel`).
 */
export const hasSecondOpinion = (
  { safety, env }: Pick<Services, 'safety' | 'env'>,
  actor: Pick<Actor, 'ageGroup' | 'guardian'>,
): boolean => {
  if (safety.source === 'none' || actor.ageGroup === null) return false
  if (safety.source === 'local') return true
  return mayLeave(env.SAFETY_AGE_GROUPS, { ageGroup: actor.ageGroup, isGuardianAgreed: mayMeet(actor) })
}
