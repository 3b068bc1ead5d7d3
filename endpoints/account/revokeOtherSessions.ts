import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { revokeOtherSessions as endOthers } from '#operations/account/revokeOtherSessions.ts'

export const revokeOtherSessions = serve(accountApi.revokeOtherSessions, async ({ actor, services }) => ({
  ended: await endOthers(services, actor),
}))
