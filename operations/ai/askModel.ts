import type { Services } from '#services'
import { AiError, type Ai } from '#services/ai/port.ts'
import { reserveTokens, settleTokens } from './tokenBudget.ts'

/** One question to a model for a member on their day, and what answers `instead` of it. */
type Question<T extends { tokens: number }> = {
  userId: string
  day: string
  ask: (ai: Ai) => Promise<T>
  instead: () => T
}

/** Asks the model within the person's budget of the day. Whatever goes wrong, `instead` answers: our editors' texts. */
export async function askModel<T extends { tokens: number }>(
  { ai, env, db, log }: Pick<Services, 'ai' | 'env' | 'db' | 'log'>,
  { userId, day, ask, instead }: Question<T>,
): Promise<T> {
  const reserved = ai.mostTokens
  if (!(await reserveTokens(db, { userId, day, tokens: reserved, budget: env.AI_DAILY_TOKENS }))) {
    return instead()
  }
  try {
    const answer = await ask(ai)
    await settleTokens(db, { userId, day, reserved, spent: answer.tokens })
    return answer
  } catch (error) {
    if (!(error instanceof AiError)) log.error({ err: error }, 'asking the model failed')
    // An unknown count of tokens stays reserved as spent.
    const spent = error instanceof AiError ? (error.tokens ?? reserved) : reserved
    await settleTokens(db, { userId, day, reserved, spent })
    return instead()
  }
}
