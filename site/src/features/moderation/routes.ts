import type { SiteFeature } from '../../lib/feature.ts'

/** What moderators decided about the member, and appeals. Open to members whom rooms are closed to. */
export const moderation: SiteFeature = {
  messages: ['desk'],
  member: [
    {
      path: '/appeals',
      title: 'desk.own.title',
      screen: () => import('./appeals/AppealsScreen.tsx').then((m) => m.AppealsScreen),
    },
  ],
}
