import { onboardingApi } from '#domain/onboarding/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { completeOnboarding as save } from '#operations/onboarding/completeOnboarding.ts'

export const completeOnboarding = serve(
  onboardingApi.completeOnboarding,
  async ({ actor, input, services }) => {
    const saved = await save(services, actor, input.body)
    return { person: personView(saved.actor), next: saved.next }
  },
)
