import type { SiteFeature } from '../../app/feature.ts'

/** The bell in the bar. */
export const notifications: SiteFeature = {
  barEnd: [() => import('./Bell.tsx').then((module) => module.Bell)],
}
