import { aiApi } from '#domain/ai/api.ts'
import { writingApi } from '#domain/ai/writingApi.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { answerSuggestion } from '#operations/ai/answerSuggestion.ts'
import { closeReflection } from '#operations/ai/closeReflection.ts'
import { dailyReflection } from '#operations/ai/dailyReflection.ts'
import { generatePrompts } from '#operations/ai/generatePrompts.ts'
import { generateSuggestions } from '#operations/ai/generateSuggestions.ts'
import { chooseModel, modelChoice } from '#operations/ai/modelChoice.ts'
import { publishSuggestions } from '#operations/ai/publishSuggestions.ts'
import { readSuggestion } from '#operations/ai/readSuggestion.ts'
import { suggestionsPage } from '#operations/ai/suggestionsPage.ts'
import { usesModel } from '#operations/ai/usesModel.ts'
import { writingPage } from '#operations/ai/writingPage.ts'

/** Everything this feature serves. */
export const aiEndpoints: Served[] = [
  serve(aiApi.suggestions, ({ actor, services }) => suggestionsPage(services, actor)),
  serve(aiApi.generateSuggestions, async ({ actor, input, call, services, fail }) => {
    const made = await generateSuggestions(services, {
      actor,
      locale: call.locale,
      curatedOnly: input.body.curatedOnly,
    })
    if (made.kind === 'no-moods') return fail('ai.error.no_moods')
    if (made.isNew) publishSuggestions(services, actor.id, { name: 'suggestions-made', data: {} })
    return made
  }),
  serve(aiApi.readSuggestion, async ({ actor, input, services }) => {
    const { id } = input.params
    const isChanged = await readSuggestion(services.db, { userId: actor.id, id, now: services.clock.now() })
    if (isChanged) publishSuggestions(services, actor.id, { name: 'suggestion-read', data: { id } })
    return { ok: true as const }
  }),
  serve(aiApi.answerSuggestion, async ({ actor, call, input, services }) => {
    const { suggestions, isChanged } = await answerSuggestion(services, {
      actor,
      locale: call.locale,
      id: input.params.id,
      answer: input.body.answer,
    })
    if (isChanged) publishSuggestions(services, actor.id, { name: 'suggestion-answered', data: {} })
    return { suggestions }
  }),
  serve(writingApi.page, async ({ actor, call, services }) => writingPage(services, actor, call.locale)),
  serve(writingApi.generate, async ({ actor, call, input, services }) => {
    const { mood, curatedOnly } = input.body
    const made = await generatePrompts(services, {
      actor,
      locale: call.locale,
      mood,
      curatedOnly,
    })
    if (made.isNew) publishSuggestions(services, actor.id, { name: 'prompts-made', data: {} })
    return made
  }),
  serve(writingApi.dailyReflection, async ({ actor, call, services }) =>
    dailyReflection(services, { actor, locale: call.locale }),
  ),
  serve(writingApi.closeReflection, async ({ actor, input, services }) => {
    const { day } = input.body
    // A member who may not have a model cannot agree to one for later either.
    const fromModel = usesModel(services, actor) ? input.body.fromModel : undefined
    const isClosed = await closeReflection(services, { userId: actor.id, day, fromModel })
    if (isClosed) publishSuggestions(services, actor.id, { name: 'reflection-closed', data: { day } })
    return { ok: true as const }
  }),
  serve(writingApi.modelChoice, async ({ actor, services }) => modelChoice(services, actor)),
  serve(writingApi.chooseModel, async ({ actor, input, services }) =>
    chooseModel(services, actor, input.body.agreed),
  ),
]
