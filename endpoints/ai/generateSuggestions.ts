import { aiApi } from '#domain/ai/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishSuggestions } from '#operations/ai/publishSuggestions.ts'
import { generateSuggestions as generate } from '#operations/ai/generateSuggestions.ts'

export const generateSuggestions = serve(
  aiApi.generateSuggestions,
  async ({ actor, input, call, services, fail }) => {
    const made = await generate(services, {
      actor,
      locale: call.locale,
      curatedOnly: input.body.curatedOnly,
    })
    if (made.kind === 'no-moods') return fail('ai.error.no_moods')
    if (made.isNew) publishSuggestions(services, actor.id, { name: 'suggestions-made', data: {} })
    return made
  },
)
