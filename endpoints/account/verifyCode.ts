import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { giveRecovery, recoveryHeld } from '#operations/account/recoveryCookie.ts'
import { verifyRecovery } from '#operations/account/verifyRecovery.ts'

export const verifyCode = serve(recoveryApi.verifyCode, async ({ input, call, services }) => {
  const held = recoveryHeld(call, services.env)
  const token = await verifyRecovery(services, { token: held?.token, code: input.body.code })
  giveRecovery(call, services.env, { token })
  return { ok: true as const }
})
