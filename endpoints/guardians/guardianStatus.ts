import { onboardingApi } from '#domain/onboarding/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { guardianStatus as readStatus } from '#operations/guardians/guardianStatus.ts'

export const guardianStatus = serve(onboardingApi.guardianStatus, ({ actor, services }) =>
  readStatus(services, actor),
)
