import { contentApi } from '#domain/content/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { motivationalContent as read } from '#operations/content/motivationalContent.ts'

export const motivationalContent = serve(contentApi.motivationalContent, ({ actor, call, input, services }) =>
  read(services, actor, { locale: call.locale, ...input.query }),
)
