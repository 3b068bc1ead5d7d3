import type { PersonView } from '#domain/account/views.ts'
import type { ChatAccessView } from '#domain/chat/schema.ts'

/** An adult with nothing left to do. */
export const maren: PersonView = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'maren@example.org',
  emailVerified: true,
  username: 'maren',
  firstName: 'Maren',
  language: 'en',
  timeZone: 'UTC',
  ageGroup: 'adult',
  focusAreas: ['stress'],
  guardian: 'none',
  needsGuardian: false,
  sharesMoods: true,
  roles: [],
  canEnterAdmin: false,
  mfaEnrolled: false,
}
/** A member who has just signed up. */
export const newcomer: PersonView = {
  ...maren,
  firstName: null,
  language: null,
  ageGroup: null,
  focusAreas: [],
}
/** A child whose guardian has not agreed yet. */
export const ida: PersonView = {
  ...maren,
  id: '018f0000-0000-7000-8000-000000000002',
  email: 'ida@example.org',
  firstName: 'Ida',
  ageGroup: 'child',
  needsGuardian: true,
}

/** What an adult without a plan may in rooms, before their first visit. */
export const withoutPlan: ChatAccessView = {
  role: 'adult',
  allowed: false,
  reason: 'subscription',
  until: null,
  band: 'adult',
  isModerator: false,
  hasSeenIntro: false,
  hasPassedQuiz: true,
  trialDays: 7,
}
