import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { holdsRole } from '#operations/ops/holdsRole.ts'

export const isSuperAdmin = serve(opsApi.isSuperAdmin, async ({ actor, input, services }) => {
  const question = { kind: 'superAdmin', userId: input.body._user_id } as const
  return { result: await holdsRole(services.db, question, actor, services.env) }
})
