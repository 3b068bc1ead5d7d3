import { aiApi } from '#domain/ai/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishSuggestions } from '#operations/ai/publishSuggestions.ts'
import { readSuggestion as read } from '#operations/ai/readSuggestion.ts'

export const readSuggestion = serve(aiApi.readSuggestion, async ({ actor, input, services }) => {
  const { id } = input.params
  const isChanged = await read(services.db, { userId: actor.id, id, now: services.clock.now() })
  if (isChanged) publishSuggestions(services, actor.id, { name: 'suggestion-read', data: { id } })
  return { ok: true as const }
})
