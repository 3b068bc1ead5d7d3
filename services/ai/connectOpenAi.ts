import type { OpenAI } from 'openai'
import type { Env } from '../env.ts'

type Settings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>

/** The moderation service's model. */
export const MODERATION_MODEL = 'omni-moderation-latest'

/**
 * Returns a client of the owner's account. It repeats nothing and logs nothing by itself. The SDK is loaded here, with
 * the first question: most processes never ask one.
 */
export async function connectOpenAi({ OPENAI_API_KEY, OPENAI_BASE_URL }: Settings): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai')
  return new Client({
    apiKey: OPENAI_API_KEY!,
    // Null: what else the environment may hold is not ours.
    baseURL: OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
  })
}

/** Models that think first would use the whole answer for thinking. */
export const effortOf = (model: string): { reasoning_effort?: 'low' } =>
  /^(gpt-5|o\d)/.test(model) ? { reasoning_effort: 'low' } : {}
