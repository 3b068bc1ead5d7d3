import { mfaApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { verifyFactor } from '#operations/account/verifyFactor.ts'

export const verify = serve(mfaApi.verify, async ({ actor, input, services }) => ({
  recoveryCodes: await verifyFactor(services, actor, input.body),
}))
