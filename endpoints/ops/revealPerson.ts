import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { revealPerson as reveal } from '#operations/ops/revealPerson.ts'

export const revealPerson = serve(opsApi.revealPerson, ({ actor, input, services }) =>
  reveal(services, actor, input.body),
)
