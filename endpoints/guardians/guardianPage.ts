import { onboardingApi } from '#domain/onboarding/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { guardianPage as readPage } from '#operations/guardians/guardianPage.ts'

export const guardianPage = serve(onboardingApi.guardianPage, ({ actor, input, services }) =>
  readPage(services.db, input.params.token, actor),
)
