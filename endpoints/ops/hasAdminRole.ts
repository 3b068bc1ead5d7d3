import { opsApi } from '#domain/ops/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { holdsRole } from '#operations/ops/holdsRole.ts'

export const hasAdminRole = serve(opsApi.hasAdminRole, async ({ actor, input, services }) => {
  const question = { kind: 'adminRole', userId: input.body._user_id, name: input.body._admin_role } as const
  return { result: await holdsRole(services.db, question, actor, services.env) }
})
