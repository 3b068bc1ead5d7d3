import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { modelChoice as read } from '#operations/ai/modelChoice.ts'

export const modelChoice = serve(writingApi.modelChoice, async ({ actor, services }) => read(services, actor))
