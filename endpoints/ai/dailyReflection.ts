import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { dailyReflection as read } from '#operations/ai/dailyReflection.ts'
import { requireWriter } from '#operations/ai/requireWriter.ts'

export const dailyReflection = serve(writingApi.dailyReflection, async ({ actor, call, services }) =>
  read(services, { actor: requireWriter(actor), locale: call.locale }),
)
