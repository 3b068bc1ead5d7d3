import type { SiteFeature } from '../../lib/feature.ts'

/** Saturday trivia: its player, the scoreboard, and its demo. */
export const trivia: SiteFeature = {
  messages: ['trivia', 'triviaPlay'],
  member: [
    {
      path: '/trivia/sessions',
      title: 'trivia.page.sessions_title',
      screen: () => import('./SessionsScreen.tsx').then((m) => m.SessionsScreen),
      demo: '/trivia/demo',
    },
    {
      path: '/trivia/team',
      title: 'trivia.team.title',
      screen: () => import('./team/TeamScreen.tsx').then((m) => m.TeamScreen),
    },
  ],
  public: [
    {
      path: '/trivia',
      title: 'trivia.title',
      screen: () => import('./ToSessions.tsx').then((m) => m.ToSessions),
    },
    {
      path: '/trivia/demo',
      title: 'trivia.page.demo_title',
      screen: () => import('./DemoScreen.tsx').then((m) => m.DemoScreen),
    },
  ],
}
