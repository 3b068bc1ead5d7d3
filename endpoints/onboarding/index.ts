import type { Served } from '#endpoints/_kit/serve.ts'
import { assignAgeGroup } from './assignAgeGroup.ts'
import { completeOnboarding } from './completeOnboarding.ts'

/** Everything this feature serves. */
export const onboardingEndpoints: Served[] = [completeOnboarding, assignAgeGroup]
