import { composeCurated, type SuggestionRequest } from '#domain/ai/composeCurated.ts'
import type { Services } from '#services'
import type { Composed } from '#services/ai/port.ts'
import { askModel } from './askModel.ts'

/** Suggestions of the model within the person's budget of the day; whatever goes wrong, our editors' texts. */
export const composeSuggestions = (
  services: Pick<Services, 'ai' | 'env' | 'db' | 'log'>,
  { userId, day, request }: { userId: string; day: string; request: SuggestionRequest },
): Promise<Composed> =>
  askModel<Composed>(services, {
    userId,
    day,
    ask: (ai) => ai.suggest(request),
    instead: () => ({ source: 'curated', suggestions: composeCurated(request), tokens: 0 }),
  })
