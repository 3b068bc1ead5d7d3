import { aiApi } from '#domain/ai/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { motivationalContent as read } from '#operations/content/motivationalContent.ts'

export const motivationalContent = serve(aiApi.motivationalContent, ({ actor, call, input, services }) =>
  read(services, actor, { locale: call.locale, ...input.query }),
)
