import type { SiteFeature } from '../../lib/feature.ts'

/** Saturday trivia: when it is open, how somebody did, and its demo. */
export const trivia: SiteFeature = {
  words: ['trivia'],
  member: [
    {
      path: '/trivia',
      title: 'trivia.title',
      screen: () => import('./ToSessions.tsx').then((m) => m.ToSessions),
    },
    {
      path: '/trivia/sessions',
      title: 'trivia.page.sessions_title',
      screen: () => import('./SessionsScreen.tsx').then((m) => m.SessionsScreen),
    },
  ],
  public: [
    {
      path: '/trivia/demo',
      title: 'trivia.page.demo_title',
      screen: () => import('./DemoScreen.tsx').then((m) => m.DemoScreen),
    },
  ],
}
