import { z } from 'zod/mini'
import { ageGroups } from '../account/ageGroup.ts'
import { PersonView } from '../account/views.ts'
import { contract } from '../api/contract.ts'
import { OnboardingAnswers } from './schema.ts'

/** First steps. */
export const onboardingApi = {
  /** Saves the answers; the server computes the age group. `next` is the path to go to. */
  completeOnboarding: contract({
    method: 'post',
    path: '/onboarding',
    auth: 'signed-in',
    beforeConsent: 'guardian',
    limit: 'write',
    body: OnboardingAnswers,
    output: z.object({ person: PersonView, next: z.string() }),
    errors: {
      'account.error.username_taken': 409,
      'account.error.username_telling': 422,
      'account.error.username_unfit': 422,
      'onboarding.error.profile_not_found': 404,
      'onboarding.error.age_locked': 409,
    },
  }),
  /** RPC `assign_age_group`: the age group of an age. */
  assignAgeGroup: contract({
    method: 'post',
    path: '/rpc/assign-age-group',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    body: z.strictObject({ user_age: z.int() }),
    output: z.object({ age_group: z.nullable(z.enum(ageGroups)) }),
  }),
}
