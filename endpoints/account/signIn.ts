import { accountApi } from '#domain/account/api.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { giveChallenge, setSessionCookie } from '#operations/account/browserCookies.ts'
import { personView } from '#operations/account/personView.ts'
import { signIn as signInWithPassword } from '#operations/account/signIn.ts'

export const signIn = serve(accountApi.signIn, async ({ actor, input, call, services }) => {
  const outcome = await signInWithPassword(services, input.body, clientOf(call, actor))
  if (outcome.state === 'second-factor') {
    giveChallenge(call, outcome.challenge)
    return { state: 'second-factor' as const }
  }
  setSessionCookie(call, services.env, outcome.session)
  return { state: 'signed-in' as const, person: personView(outcome.session.actor) }
})
