import type { Served } from './_kit/serve.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { accountEndpoints } from './account/index.ts'
import { aiEndpoints } from './ai.ts'
import { analyticsEndpoints } from './analytics.ts'
import { chatEndpoints } from './chat.ts'
import { billingEndpoints } from './billing.ts'
import { checkinsEndpoints } from './checkins.ts'
import { coachEndpoints } from './coach.ts'
import { contentEndpoints } from './content.ts'
import { familyEndpoints } from './family.ts'
import { flagsEndpoints } from './flags.ts'
import { guardiansEndpoints } from './guardians.ts'
import { journalEndpoints } from './journal.ts'
import { legalEndpoints } from './legal.ts'
import { moderationEndpoints } from './moderation.ts'
import { notificationsEndpoints } from './notifications.ts'
import { onboardingEndpoints } from './onboarding.ts'
import { opsEndpoints } from './ops.ts'
import { cartEndpoints } from './cart.ts'
import { storeCatalogueEndpoints } from './store/catalogue.ts'
import { ordersEndpoints } from './store/orders.ts'
import { requestsEndpoints } from './requests.ts'
import { triviaEndpoints } from './trivia/index.ts'

/** Everything the api serves under `/api`, besides Payload's REST. */
export const endpoints: Served[] = [
  ...dashboardEndpoints,
  ...accountEndpoints,
  ...aiEndpoints,
  ...analyticsEndpoints,
  ...chatEndpoints,
  ...billingEndpoints,
  ...checkinsEndpoints,
  ...coachEndpoints,
  ...contentEndpoints,
  ...familyEndpoints,
  ...flagsEndpoints,
  ...guardiansEndpoints,
  ...journalEndpoints,
  ...legalEndpoints,
  ...moderationEndpoints,
  ...notificationsEndpoints,
  ...onboardingEndpoints,
  ...opsEndpoints,
  ...cartEndpoints,
  ...storeCatalogueEndpoints,
  ...ordersEndpoints,
  ...requestsEndpoints,
  ...triviaEndpoints,
]
