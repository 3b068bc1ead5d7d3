import { accountApi } from '#domain/account/api.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { setSessionCookie } from '#operations/account/browserCookies.ts'
import { personView } from '#operations/account/personView.ts'
import { signUp as createAccount } from '#operations/account/signUp.ts'

export const signUp = serve(accountApi.signUp, async ({ actor, input, call, services }) => {
  const session = await createAccount(services, input.body, clientOf(call, actor))
  setSessionCookie(call, services.env, session)
  return { person: personView(session.actor) }
})
