import { mfaApi } from '#domain/account/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { enrollFactor } from '#operations/account/enrollFactor.ts'

export const enroll = serve(mfaApi.enroll, ({ actor, input, services }) =>
  enrollFactor(services, actor, input.body.friendlyName),
)
