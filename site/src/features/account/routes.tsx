import type { SiteFeature } from '../../app/feature.ts'

/** Sign-in, sign-up, second step, settings. */
export const account: SiteFeature = {
  words: ['account'],
  public: [
    {
      path: '/auth',
      title: 'account.auth.sign_in',
      screen: () => import('./auth/AuthScreen.tsx').then((m) => m.AuthScreen),
    },
  ],
  member: [
    {
      path: '/settings',
      title: 'account.settings.title',
      screen: () => import('./settings/SettingsScreen.tsx').then((m) => m.SettingsScreen),
      words: ['onboarding', 'checkins', 'coach', 'reminders', 'settings'],
    },
  ],
}
