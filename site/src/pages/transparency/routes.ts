import type { SiteFeature } from '../../lib/feature.ts'

/** What moderators did, by quarter, for everyone. */
export const transparency: SiteFeature = {
  messages: ['transparency'],
  public: [
    {
      path: '/transparency',
      title: 'transparency.title',
      screen: () => import('./TransparencyScreen.tsx').then((m) => m.TransparencyScreen),
    },
  ],
}
