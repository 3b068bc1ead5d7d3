import type { ConsentRule } from '../api/contract.ts'

/** Checking in, and what is made of check-ins: for a child or teen once a guardian passed the code on. */
export const consentToCheckIn = {
  to: 'write',
  guardian: 'checkins.error.guardian_needed',
  age: 'checkins.error.onboarding_needed',
} as const satisfies ConsentRule

/** The errors of `consentToCheckIn`. */
export const consentErrors = {
  'checkins.error.guardian_needed': 403,
  'checkins.error.onboarding_needed': 409,
} as const
