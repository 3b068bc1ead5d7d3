import { onboardingApi } from '#domain/onboarding/api.ts'
import { keyOf, read, write } from '../../lib/query.ts'

const status = keyOf(onboardingApi.guardianStatus)

/** What the first steps read and write. The person in an answer is put into `meQuery` by the screen. */
export const onboardingQueries = {
  complete: () => write(onboardingApi.completeOnboarding),
  guardian: () => read(onboardingApi.guardianStatus),
  startGuardian: () => write(onboardingApi.guardianStart, [status]),
  verifyGuardian: () => write(onboardingApi.guardianVerify),
}
