import type { SiteFeature } from '../../lib/feature.ts'

/** The coach's popup over the dashboard. Its card is in the dashboard's settings. */
export const coach: SiteFeature = {
  messages: ['coach'],
  floating: [() => import('./CoachPopup.tsx').then((module) => module.CoachPopup)],
}
