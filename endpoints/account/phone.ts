import { contactApi } from '#domain/account/contactApi.ts'
import { CODE_RESEND_SECONDS, RECOVERY_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { phoneBlock, phoneOf } from '#operations/account/phoneStatus.ts'
import { removePhone as remove } from '#operations/account/removePhone.ts'
import { startPhone as start } from '#operations/account/startPhone.ts'
import { verifyPhone as verify } from '#operations/account/verifyPhone.ts'

export const phone = serve(contactApi.phone, async ({ actor, services }) => ({
  phone: await phoneOf(services.db, actor.id),
  blocked: phoneBlock(actor, services.env),
}))

export const startPhone = serve(contactApi.startPhone, async ({ actor, input, call, services }) => {
  await start(services, actor, input.body, call.locale)
  return {
    phone: input.body.phone,
    resendInSeconds: CODE_RESEND_SECONDS,
    expiresInMinutes: RECOVERY_MINUTES,
  }
})

export const verifyPhone = serve(contactApi.verifyPhone, async ({ actor, input, call, services }) => ({
  phone: await verify(services, actor, input.body.code, call.locale),
}))

export const removePhone = serve(contactApi.removePhone, async ({ actor, input, call, services }) => {
  await remove(services, actor, input.body.password, call.locale)
  return { ok: true as const }
})
