import { consentApi } from '#domain/guardians/consentApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { revokeGuardian } from '#operations/guardians/revokeGuardian.ts'

export const guardianRevoke = serve(consentApi.guardianRevoke, async ({ input, services }) => {
  await revokeGuardian(services, { token: input.params.token })
  return { status: 'revoked' as const }
})
