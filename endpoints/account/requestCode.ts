import { contactTypeOf, maskContact } from '#domain/account/contact.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { CODE_RESEND_SECONDS, RECOVERY_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve, type Call } from '#endpoints/_kit/serve.ts'
import { giveRecovery, recoveryHeld } from '#operations/account/recoveryCookie.ts'
import { requestRecovery } from '#operations/account/requestRecovery.ts'
import type { Services } from '#services'

export const requestCode = serve(recoveryApi.requestCode, ({ input, call, services }) =>
  send(services, call, input.body.contact),
)

export const resendCode = serve(recoveryApi.resendCode, ({ call, services, fail }) => {
  const contact = recoveryHeld(call, services.env)?.contact
  return contact === undefined ? fail('account.error.recovery_session') : send(services, call, contact)
})

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
