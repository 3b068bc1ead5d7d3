import { consentApi } from '#domain/guardians/consentApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { startGuardian } from '#operations/guardians/startGuardian.ts'

export const guardianStart = serve(consentApi.guardianStart, async ({ actor, input, call, services }) => ({
  sent: true as const,
  ...(await startGuardian(services, actor, input.body.guardianEmail, call.locale)),
}))
