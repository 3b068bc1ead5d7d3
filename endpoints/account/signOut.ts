import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { CHALLENGE_COOKIE, clearSessionCookie, tokenIn } from '#operations/account/browserCookies.ts'
import { signOut as endSession } from '#operations/account/signOut.ts'

export const signOut = serve(accountApi.signOut, async ({ call, services }) => {
  await endSession(services, { token: tokenIn(call, services.env), challenge: call.cookie(CHALLENGE_COOKIE) })
  clearSessionCookie(call, services.env)
  // The next person at this machine must not find pages in the cache. Storage is the site's own to clear.
  call.setHeader('clear-site-data', '"cache"')
  return { ok: true as const }
})
