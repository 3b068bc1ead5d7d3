import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishSuggestions } from '#operations/ai/publishSuggestions.ts'
import { closeReflection as close } from '#operations/ai/closeReflection.ts'
import { usesModel } from '#operations/ai/usesModel.ts'

export const closeReflection = serve(writingApi.closeReflection, async ({ actor, input, services }) => {
  const { day } = input.body
  // Whoever may not have a model cannot agree to one for later either.
  const fromModel = usesModel(services, actor) ? input.body.fromModel : undefined
  const isClosed = await close(services, { userId: actor.id, day, fromModel })
  if (isClosed) publishSuggestions(services, actor.id, { name: 'reflection-closed', data: { day } })
  return { ok: true as const }
})
