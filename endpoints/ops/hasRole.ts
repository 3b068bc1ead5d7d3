import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { holdsRole } from '#operations/ops/holdsRole.ts'

export const hasRole = serve(opsApi.hasRole, async ({ actor, input, services }) => {
  const question = { kind: 'role', userId: input.body._user_id, name: input.body._role } as const
  return { result: await holdsRole(services.db, question, actor, services.env) }
})
