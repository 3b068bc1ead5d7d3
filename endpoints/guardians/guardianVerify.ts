import { consentApi } from '#domain/guardians/consentApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { verifyGuardian } from '#operations/guardians/verifyGuardian.ts'

export const guardianVerify = serve(consentApi.guardianVerify, async ({ actor, input, services }) => ({
  person: personView(await verifyGuardian(services, actor, input.body)),
}))
