import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { openResetLink } from '#operations/account/openResetLink.ts'
import { giveRecovery } from '#operations/account/recoveryCookie.ts'

export const openLink = serve(recoveryApi.openLink, async ({ input, call, services }) => {
  giveRecovery(call, services.env, { token: await openResetLink(services, input.body.token) })
  return { ok: true as const }
})
