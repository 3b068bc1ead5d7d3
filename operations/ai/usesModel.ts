import type { Actor } from '#domain/access/actor.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { Services } from '#services'

/**
 * Would texts for this person come from a model? Never for a minor without a guardian, nor for ages the operator
 * did not name.
 */
export const usesModel = (
  { ai, env }: Pick<Services, 'ai' | 'env'>,
  { ageGroup, guardian }: Pick<Actor, 'ageGroup' | 'guardian'>,
): boolean =>
  ai.hasModel &&
  ageGroup !== null &&
  env.OPENAI_AGE_GROUPS.includes(ageGroup) &&
  (!isMinor(ageGroup) || guardian === 'verified')
