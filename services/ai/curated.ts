import { composeCurated } from '#domain/ai/composeCurated.ts'
import { composePrompts } from '#domain/ai/writing/composePrompts.ts'
import type { Ai } from './port.ts'

/** Suggestions and prompts from our editors' texts; questions are in the bank. Needs nothing and never fails. */
export function curatedAi(): Ai {
  let made = 0
  const ours = () => {
    made += 1
    return { source: 'curated', tokens: 0 } as const
  }
  return {
    hasModel: false,
    mostTokens: 0,
    suggest: (request) => Promise.resolve({ ...ours(), suggestions: composeCurated(request) }),
    prompts: (request) => Promise.resolve({ ...ours(), prompts: composePrompts(request) }),
    questions: () => Promise.resolve({ ...ours(), questions: [] }),
    stats: () => ({ state: 'curated', made, failed: 0 }),
  }
}
