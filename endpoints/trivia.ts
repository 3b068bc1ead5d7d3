import { triviaApi } from '#domain/trivia/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { triviaCard } from '#operations/trivia/card.ts'

/** Everything this feature serves. */
export const triviaEndpoints: Served[] = [
  serve(triviaApi.card, async ({ actor, services }) => ({
    card: await triviaCard(services, actor),
  })),
]
