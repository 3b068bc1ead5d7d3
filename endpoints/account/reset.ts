import { mfaApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { resetFactors } from '#operations/account/resetFactors.ts'

export const reset = serve(mfaApi.reset, async ({ actor, input, services }) => {
  const state = await resetFactors(services, actor, input.body.password)
  return { ok: true as const, state }
})
