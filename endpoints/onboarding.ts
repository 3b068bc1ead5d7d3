import { assignAgeGroup } from '#domain/account/ageGroup.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { serve, type Served } from '#endpoints/_kit/serve.ts'
import { personView } from '#operations/account/personView.ts'
import { completeOnboarding } from '#operations/onboarding/completeOnboarding.ts'

/** Everything this feature serves. */
export const onboardingEndpoints: Served[] = [
  serve(onboardingApi.completeOnboarding, async ({ actor, input, services }) => {
    const saved = await completeOnboarding(services, actor, input.body)
    return { person: personView(saved.actor), next: saved.next }
  }),
  serve(onboardingApi.assignAgeGroup, async ({ input }) => ({
    age_group: assignAgeGroup(input.body.user_age),
  })),
]
