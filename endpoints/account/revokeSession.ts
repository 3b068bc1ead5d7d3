import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { clearSessionCookie } from '#operations/account/browserCookies.ts'
import { revokeSession as endSession } from '#operations/account/revokeSession.ts'

export const revokeSession = serve(accountApi.revokeSession, async ({ actor, input, call, services }) => {
  await endSession(services, actor, input.params.id)
  if (input.params.id === actor.sessionId) clearSessionCookie(call, services.env)
  return { ok: true as const }
})
