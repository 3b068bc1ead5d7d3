import type { SiteFeature } from '../../app/feature.ts'

/** The bell in the bar. */
export const notifications: SiteFeature = {
  words: ['notifications'],
  barEnd: [() => import('./Bell.tsx').then((module) => module.Bell)],
}
