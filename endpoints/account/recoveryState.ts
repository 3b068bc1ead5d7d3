import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { recoveryState as readState } from '#operations/account/readRecovery.ts'
import { recoveryHeld } from '#operations/account/recoveryCookie.ts'

export const recoveryState = serve(recoveryApi.state, ({ call, services }) =>
  readState(services, recoveryHeld(call, services.env)?.token),
)
