import { triviaApi } from '#domain/trivia/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { triviaCard } from '#operations/trivia/card.ts'

export const card = serve(triviaApi.card, async ({ actor, services }) => ({
  card: await triviaCard(services, actor),
}))
