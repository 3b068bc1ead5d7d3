import { aiApi } from '#domain/ai/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { motivationalContent as read } from '#operations/ai/motivationalContent.ts'

export const motivationalContent = serve(aiApi.motivationalContent, async ({ actor, call, services }) => ({
  items: await read(services.db, actor, call.locale),
}))
