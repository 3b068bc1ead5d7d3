import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { clearSessionCookie } from '#operations/account/browserCookies.ts'
import { revokeAllSessions as endAll } from '#operations/account/revokeAllSessions.ts'

export const revokeAllSessions = serve(accountApi.revokeAllSessions, async ({ actor, call, services }) => {
  await endAll(services, actor)
  clearSessionCookie(call, services.env)
  call.setHeader('clear-site-data', '"cache"')
  return { ok: true as const }
})
