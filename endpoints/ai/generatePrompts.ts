import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { publishSuggestions } from '#operations/ai/publishSuggestions.ts'
import { generatePrompts as generate } from '#operations/ai/generatePrompts.ts'

export const generatePrompts = serve(writingApi.generate, async ({ actor, call, input, services }) => {
  const { mood, curatedOnly } = input.body
  const made = await generate(services, {
    actor,
    locale: call.locale,
    mood,
    curatedOnly,
  })
  if (made.isNew) publishSuggestions(services, actor.id, { name: 'prompts-made', data: {} })
  return made
})
