import { assignAgeGroup as groupOf } from '#domain/account/ageGroup.ts'
import { onboardingApi } from '#domain/onboarding/api.ts'
import { serve } from '#endpoints/_kit/serve.ts'

export const assignAgeGroup = serve(onboardingApi.assignAgeGroup, async ({ input }) => ({
  age_group: groupOf(input.body.user_age),
}))
