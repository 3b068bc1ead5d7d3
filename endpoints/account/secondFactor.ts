import { accountApi } from '#domain/account/api.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { CHALLENGE_COOKIE, setSessionCookie } from '#operations/account/browserCookies.ts'
import { personView } from '#operations/account/personView.ts'
import { secondFactor as finishSignIn } from '#operations/account/secondFactor.ts'

export const secondFactor = serve(accountApi.secondFactor, async ({ actor, input, call, services }) => {
  const session = await finishSignIn(
    services,
    input.body,
    call.cookie(CHALLENGE_COOKIE),
    clientOf(call, actor),
  )
  setSessionCookie(call, services.env, session)
  return { state: 'signed-in' as const, person: personView(session.actor) }
})
