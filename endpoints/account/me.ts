import { accountApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { dropHint, keepSession, tokenIn } from '#operations/account/browserCookies.ts'
import { isOldSession } from '#operations/account/isOldSession.ts'
import { personView } from '#operations/account/personView.ts'
import { HINT_COOKIE } from '#operations/account/sessionCookie.ts'

export const me = serve(accountApi.me, async ({ actor, call, services }) => {
  const hint = call.cookie(HINT_COOKIE)
  if (!actor) {
    if (hint) dropHint(call)
    return { person: null }
  }
  const token = tokenIn(call, services.env)
  if (token && (!hint || (await isOldSession(services.db, actor.sessionId))))
    keepSession(call, services.env, token)
  return { person: personView(actor) }
})
