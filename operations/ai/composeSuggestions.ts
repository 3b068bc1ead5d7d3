import type { Actor } from '#domain/access/actor.ts'
import { composeCurated, type SuggestionRequest } from '#domain/ai/composeCurated.ts'
import { isMinor } from '#domain/account/ageGroup.ts'
import type { Services } from '#services'
import { AiError, type Composed } from '#services/ai/port.ts'
import { reserveTokens, settleTokens } from './tokenBudget.ts'

/**
 * Would this person's suggestions come from a model? Never for a minor without a guardian, nor for ages the
 * operator did not name.
 */
export const usesModel = (
  { ai, env }: Pick<Services, 'ai' | 'env'>,
  { ageGroup, guardian }: Pick<Actor, 'ageGroup' | 'guardian'>,
): boolean =>
  ai.hasModel &&
  ageGroup !== null &&
  env.OPENAI_AGE_GROUPS.includes(ageGroup) &&
  (!isMinor(ageGroup) || guardian === 'verified')

/** Suggestions of the model within the person's budget of the day; whatever goes wrong, our editors' texts. */
export async function composeSuggestions(
  services: Pick<Services, 'ai' | 'env' | 'db' | 'log'>,
  { userId, day, request }: { userId: string; day: string; request: SuggestionRequest },
): Promise<Composed> {
  const { ai, env, db, log } = services
  const reserved = ai.mostTokens
  if (!(await reserveTokens(db, { userId, day, tokens: reserved, budget: env.AI_DAILY_TOKENS }))) {
    return curated(request)
  }
  try {
    const composed = await ai.suggest(request)
    await settleTokens(db, { userId, day, reserved, spent: composed.tokens })
    return composed
  } catch (error) {
    if (!(error instanceof AiError)) log.error({ err: error }, 'suggestions failed')
    // What nobody can know stays counted as spent.
    const spent = error instanceof AiError ? (error.tokens ?? reserved) : reserved
    await settleTokens(db, { userId, day, reserved, spent })
    return curated(request)
  }
}

const curated = (request: SuggestionRequest): Composed => ({
  source: 'curated',
  suggestions: composeCurated(request),
  tokens: 0,
})
