import { writingApi } from '#domain/ai/writingApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { chooseModel as choose } from '#operations/ai/modelChoice.ts'

export const chooseModel = serve(writingApi.chooseModel, async ({ actor, input, services }) =>
  choose(services, actor, input.body.agreed),
)
