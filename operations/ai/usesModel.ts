import type { Actor } from '#domain/access/actor.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import type { Services } from '#services'

/**
 * Would texts for this person come from a model? Never for a minor whose guardian did not say yes themselves, nor for
 * ages the operator did not name.
 */
export const usesModel = (
  { ai, env }: Pick<Services, 'ai' | 'env'>,
  { ageGroup, guardian }: Pick<Actor, 'ageGroup' | 'guardian'>,
): boolean =>
  ai.hasModel &&
  ageGroup !== null &&
  env.OPENAI_AGE_GROUPS.includes(ageGroup) &&
  mayMeet({ ageGroup, guardian })
