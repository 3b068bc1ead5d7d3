import { onboardingApi } from '#domain/onboarding/api.ts'
import { keyOf, read, write } from '../../../lib/query.ts'

const status = keyOf(onboardingApi.guardianStatus)

/** What a child's way to the consent of a guardian reads and writes. */
export const consentQueries = {
  status: () => read(onboardingApi.guardianStatus),
  start: () => write(onboardingApi.guardianStart, [status]),
  verify: () => write(onboardingApi.guardianVerify),
}
