import { onboardingApi } from '#domain/onboarding/api.ts'
import { write } from '../../lib/query.ts'

/** What the first steps write. The person in an answer is put into `meQuery` by the screen. */
export const onboardingQueries = { complete: () => write(onboardingApi.completeOnboarding) }
