import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { requestRecovery } from '#operations/account/requestRecovery.ts'

export const requestLink = serve(recoveryApi.requestLink, async ({ input, call, services }) => {
  await requestRecovery(services, recoveryApi.requestLink, {
    contact: input.body.email,
    by: 'link',
    locale: call.locale,
    network: networkOf(call.address),
    replaces: undefined,
  })
  return { ok: true as const }
})
