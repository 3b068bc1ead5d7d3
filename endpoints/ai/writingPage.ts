import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { writingPage as read } from '#operations/ai/writingPage.ts'

export const writingPage = serve(writingApi.page, async ({ actor, call, services }) =>
  read(services, actor, call.locale),
)
