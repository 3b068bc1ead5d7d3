import { consentApi } from '#domain/guardians/consentApi.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { guardianStatus as readStatus } from '#operations/guardians/guardianStatus.ts'

export const guardianStatus = serve(consentApi.guardianStatus, ({ actor, services }) =>
  readStatus(services, actor),
)
