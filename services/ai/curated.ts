import { composeCurated } from '#domain/ai/composeCurated.ts'
import type { Ai } from './port.ts'

/** Suggestions from our editors' texts. Needs nothing and never fails. */
export function curatedAi(): Ai {
  let made = 0
  return {
    hasModel: false,
    mostTokens: 0,
    suggest(request) {
      made += 1
      return Promise.resolve({ source: 'curated', suggestions: composeCurated(request), tokens: 0 })
    },
    stats: () => ({ state: 'curated', made, failed: 0 }),
  }
}
