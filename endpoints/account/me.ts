import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { keepSession, takeSession, tokenIn } from '#operations/account/browserCookies.ts'
import { isOldSession } from '#operations/account/isOldSession.ts'
import { personView } from '#operations/account/personView.ts'
import { HINT_COOKIE } from '#operations/account/sessionCookie.ts'

export const me = serve(accountApi.me, async ({ actor, call, services }) => {
  const token = tokenIn(call, services.env)
  if (!actor) {
    if (token || call.cookie(HINT_COOKIE)) takeSession(call, services.env)
    return { person: null }
  }
  if (token && (await isOldSession(services.db, actor.sessionId))) keepSession(call, services.env, token)
  return { person: personView(actor) }
})
