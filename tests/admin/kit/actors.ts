import type { Actor } from '#domain/access/actor.ts'

/** A signed-in member: an ordinary adult unless told otherwise. */
export const actor = (facts: Partial<Actor>): Actor => ({
  id: '01900000-0000-7000-8000-000000000001',
  sessionId: '01900000-0000-7000-8000-000000000002',
  email: 'somebody@evenkeel.example',
  emailVerified: true,
  username: 'somebody',
  firstName: null,
  locale: 'en',
  timeZone: 'UTC',
  ageGroup: 'adult',
  claimedAgeGroup: null,
  focusAreas: [],
  guardian: 'none',
  guardianName: null,
  parentId: null,
  country: null,
  sharesMoods: true,
  roles: [],
  mfaEnrolled: false,
  mfaPassed: false,
  comfort: null,
  analyticsConsent: false,
  ...facts,
})
