import { contactApi } from '#domain/account/contactApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { sendVerification as send } from '#operations/account/sendVerification.ts'
import { verifyEmail as confirm } from '#operations/account/verifyEmail.ts'

export const verifyEmail = serve(contactApi.verifyEmail, async ({ input, services }) => {
  await confirm(services, input.body.token)
  return { ok: true as const }
})

export const sendVerification = serve(contactApi.sendVerification, ({ actor, call, services }) =>
  send(services, actor, call.locale),
)
