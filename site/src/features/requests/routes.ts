import type { SiteFeature } from '../../lib/feature.ts'

/** What minors ask for, and what their guardians answer. */
export const requests: SiteFeature = {
  messages: ['requests'],
  member: [
    {
      path: '/requests',
      title: 'requests.title',
      screen: () => import('./RequestsScreen.tsx').then((m) => m.RequestsScreen),
    },
  ],
}
