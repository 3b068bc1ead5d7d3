import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { giveChallenge, setSessionCookie, clearSessionCookie } from '#operations/account/browserCookies.ts'
import { personView } from '#operations/account/personView.ts'
import { dropRecovery, recoveryHeld } from '#operations/account/recoveryCookie.ts'
import { resetPassword as setPassword } from '#operations/account/resetPassword.ts'

export const resetPassword = serve(recoveryApi.resetPassword, async ({ actor, input, call, services }) => {
  const token = recoveryHeld(call, services.env)?.token
  const outcome = await setPassword(services, { token, password: input.body.password }, clientOf(call, actor))
  dropRecovery(call, services.env)
  if (outcome.state === 'second-factor') {
    clearSessionCookie(call, services.env)
    giveChallenge(call, outcome.challenge)
    return { state: 'second-factor' as const }
  }
  setSessionCookie(call, services.env, outcome.session)
  return { state: 'signed-in' as const, person: personView(outcome.session.actor) }
})
