import { mfaApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { disableFactor } from '#operations/account/disableFactor.ts'

export const disable = serve(mfaApi.disable, async ({ actor, input, services }) => {
  await disableFactor(services, actor, input.body.code)
  return { ok: true as const }
})
