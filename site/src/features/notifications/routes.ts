import type { SiteFeature } from '../../lib/feature.ts'

/** The notifications in the bar. */
export const notifications: SiteFeature = {
  messages: ['notifications'],
  barEnd: [() => import('./NotificationMenu.tsx').then((module) => module.NotificationMenu)],
}
