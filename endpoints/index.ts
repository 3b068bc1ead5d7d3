import type { Served } from './_kit/serve.ts'
import { dashboardEndpoints } from './dashboard/index.ts'
import { accountEndpoints } from './account/index.ts'
import { aiEndpoints } from './ai/index.ts'
import { analyticsEndpoints } from './analytics/index.ts'
import { checkinsEndpoints } from './checkins/index.ts'
import { coachEndpoints } from './coach/index.ts'
import { contentEndpoints } from './content/index.ts'
import { familyEndpoints } from './family/index.ts'
import { flagsEndpoints } from './flags/index.ts'
import { guardiansEndpoints } from './guardians/index.ts'
import { journalEndpoints } from './journal/index.ts'
import { moderationEndpoints } from './moderation/index.ts'
import { notificationsEndpoints } from './notifications/index.ts'
import { onboardingEndpoints } from './onboarding/index.ts'
import { opsEndpoints } from './ops/index.ts'
import { triviaEndpoints } from './trivia/index.ts'

/** Everything the api serves under `/api`, besides Payload's REST. */
export const endpoints: Served[] = [
  ...dashboardEndpoints,
  ...accountEndpoints,
  ...aiEndpoints,
  ...analyticsEndpoints,
  ...checkinsEndpoints,
  ...coachEndpoints,
  ...contentEndpoints,
  ...familyEndpoints,
  ...flagsEndpoints,
  ...guardiansEndpoints,
  ...journalEndpoints,
  ...moderationEndpoints,
  ...notificationsEndpoints,
  ...onboardingEndpoints,
  ...opsEndpoints,
  ...triviaEndpoints,
]
