import { account } from '../features/account/routes.tsx'
import { ai } from '../features/content/routes.ts'
import { checkins } from '../features/checkins/routes.tsx'
import { coach } from '../features/coach/routes.ts'
import { journal } from '../features/journal/routes.ts'
import { notifications } from '../features/notifications/routes.ts'
import { onboarding } from '../features/onboarding/routes.tsx'
import { trivia } from '../features/trivia/routes.ts'
import type { SiteFeature } from '../lib/feature.ts'

/**
 * Every feature of the site. To add one: write `site/src/features/<feature>/routes.tsx`, which exports a `SiteFeature`,
 * and list it here.
 */
export const siteFeatures: readonly SiteFeature[] = [
  account,
  onboarding,
  checkins,
  journal,
  notifications,
  coach,
  ai,
  trivia,
]

/** Paths the app answers, as patterns (`/journal/:id`). The server answers 404 for anything else. */
export const appPaths = (features: readonly SiteFeature[] = siteFeatures): string[] =>
  features
    .flatMap(({ member = [], steps = [], public: open = [] }) => [...member, ...steps, ...open])
    .map(({ path }) => path)
    .sort()
