import { contactTypeOf, maskContact } from '#domain/account/contact.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { CODE_RESEND_SECONDS, RECOVERY_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { clientOf } from '#endpoints/_kit/clientOf.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { type Call, serve, type Served } from '#endpoints/_kit/serve.ts'
import { clearSessionCookie, giveChallenge, setSessionCookie } from '#endpoints/_kit/browserCookies.ts'
import { openResetLink } from '#operations/account/openResetLink.ts'
import { personView } from '#operations/account/personView.ts'
import { recoveryState } from '#operations/account/readRecovery.ts'
import { dropRecovery, giveRecovery, recoveryHeld } from '#endpoints/_kit/recoveryCookie.ts'
import { requestRecovery } from '#operations/account/requestRecovery.ts'
import { resetPassword } from '#operations/account/resetPassword.ts'
import { verifyRecovery } from '#operations/account/verifyRecovery.ts'
import type { Services } from '#services'

async function send(services: Services, call: Call, contact: string) {
  const token = await requestRecovery(services, recoveryApi.requestCode, {
    contact,
    by: 'code',
    locale: call.locale,
    network: networkOf(call.address),
    replaces: recoveryHeld(call, services.env)?.token,
  })
  giveRecovery(call, services.env, { token, contact })
  return {
    type: contactTypeOf(contact),
    contact: maskContact(contact),
    resendInSeconds: CODE_RESEND_SECONDS,
    expiresInMinutes: RECOVERY_MINUTES,
  }
}

/** Everything this feature serves. */
export const recoveryEndpoints: Served[] = [
  serve(recoveryApi.state, ({ call, services }) =>
    recoveryState(services, recoveryHeld(call, services.env)?.token),
  ),
  serve(recoveryApi.requestCode, ({ input, call, services }) => send(services, call, input.body.contact)),
  serve(recoveryApi.resendCode, ({ call, services, fail }) => {
    const contact = recoveryHeld(call, services.env)?.contact
    return contact === undefined ? fail('account.error.recovery_session') : send(services, call, contact)
  }),
  serve(recoveryApi.verifyRecovery, async ({ input, call, services }) => {
    const held = recoveryHeld(call, services.env)
    const token = await verifyRecovery(services, { token: held?.token, code: input.body.code })
    giveRecovery(call, services.env, { token })
    return { ok: true as const }
  }),
  serve(recoveryApi.requestLink, async ({ input, call, services }) => {
    await requestRecovery(services, recoveryApi.requestLink, {
      contact: input.body.email,
      by: 'link',
      locale: call.locale,
      network: networkOf(call.address),
      replaces: undefined,
    })
    return { ok: true as const }
  }),
  serve(recoveryApi.openResetLink, async ({ input, call, services }) => {
    giveRecovery(call, services.env, { token: await openResetLink(services, input.body.token) })
    return { ok: true as const }
  }),
  serve(recoveryApi.resetPassword, async ({ actor, input, call, services }) => {
    const token = recoveryHeld(call, services.env)?.token
    const outcome = await resetPassword(
      services,
      { token, password: input.body.password },
      clientOf(call, actor),
    )
    dropRecovery(call, services.env)
    if (outcome.state === 'second-factor') {
      clearSessionCookie(call, services.env)
      giveChallenge(call, outcome.challenge)
      return { state: 'second-factor' as const }
    }
    setSessionCookie(call, services.env, outcome.session)
    return { state: 'signed-in' as const, person: personView(outcome.session.actor) }
  }),
]
