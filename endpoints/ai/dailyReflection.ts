import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { dailyReflection as read } from '#operations/ai/dailyReflection.ts'

export const dailyReflection = serve(writingApi.dailyReflection, async ({ actor, call, services }) =>
  read(services, { actor, locale: call.locale }),
)
