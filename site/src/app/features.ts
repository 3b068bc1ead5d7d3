import { account } from '../features/account/routes.tsx'
import { cart } from '../features/cart/routes.ts'
import { chat } from '../features/chat/routes.ts'
import { coach } from '../features/coach/routes.ts'
import { content } from '../features/content/routes.ts'
import { guardians } from '../features/guardians/routes.ts'
import { journal } from '../features/journal/routes.ts'
import { moderation } from '../features/moderation/routes.ts'
import { notifications } from '../features/notifications/routes.ts'
import { onboarding } from '../features/onboarding/routes.tsx'
import { store } from '../features/store/routes.ts'
import { requests } from '../features/requests/routes.ts'
import { trivia } from '../features/trivia/routes.ts'
import type { SiteFeature } from '../lib/feature.ts'
import { dashboard } from '../pages/dashboard/routes.ts'
import { settings } from '../pages/settings/routes.ts'
import { transparency } from '../pages/transparency/routes.ts'

/**
 * Every feature and page of the site. To add one: write `site/src/features/<feature>/routes.ts`, which exports a
 * `SiteFeature`, and list it here. A page composes several features; it lives in `site/src/pages`.
 */
export const siteFeatures: readonly SiteFeature[] = [
  account,
  onboarding,
  guardians,
  dashboard,
  journal,
  moderation,
  notifications,
  cart,
  chat,
  coach,
  content,
  requests,
  trivia,
  store,
  settings,
  transparency,
]

/** Paths the app answers, as patterns (`/journal/:id`). The server answers 404 for anything else. */
export const appPaths = (features: readonly SiteFeature[] = siteFeatures): string[] =>
  features
    .flatMap(({ member = [], steps = [], public: open = [] }) => [...member, ...steps, ...open])
    .map(({ path }) => path)
    .sort()
