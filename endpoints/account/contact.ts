import { contactApi } from '#domain/account/contactApi.ts'
import { CODE_RESEND_SECONDS, RECOVERY_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { phoneBlock, phoneOf } from '#operations/account/phoneStatus.ts'
import { removePhone } from '#operations/account/removePhone.ts'
import { sendVerification } from '#operations/account/sendVerification.ts'
import { startPhone } from '#operations/account/startPhone.ts'
import { verifyEmail } from '#operations/account/verifyEmail.ts'
import { verifyPhone } from '#operations/account/verifyPhone.ts'

/** Everything this feature serves. */
export const contactEndpoints: Served[] = [
  serve(contactApi.sendVerification, ({ actor, call, services }) =>
    sendVerification(services, actor, call.locale),
  ),
  serve(contactApi.verifyEmail, async ({ input, services }) => {
    await verifyEmail(services, input.body.token)
    return { ok: true as const }
  }),
  serve(contactApi.phone, async ({ actor, services }) => ({
    phone: await phoneOf(services.db, actor.id),
    blocked: phoneBlock(actor, services.env),
  })),
  serve(contactApi.startPhone, async ({ actor, input, call, services }) => {
    await startPhone(services, actor, input.body, call.locale)
    return {
      phone: input.body.phone,
      resendInSeconds: CODE_RESEND_SECONDS,
      expiresInMinutes: RECOVERY_MINUTES,
    }
  }),
  serve(contactApi.verifyPhone, async ({ actor, input, call, services }) => ({
    phone: await verifyPhone(services, actor, input.body.code, call.locale),
  })),
  serve(contactApi.removePhone, async ({ actor, input, call, services }) => {
    await removePhone(services, actor, input.body.password, call.locale)
    return { ok: true as const }
  }),
]
