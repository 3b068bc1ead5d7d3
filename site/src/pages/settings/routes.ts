import type { SiteFeature } from '../../lib/feature.ts'

/** All settings of a person, a tab each. */
export const settings: SiteFeature = {
  messages: ['account'],
  member: [
    {
      path: '/settings',
      title: 'shell.nav.settings',
      screen: () => import('./SettingsScreen.tsx').then((m) => m.SettingsScreen),
      messages: [
        'accountSettings',
        'guardians',
        'onboarding',
        'checkinNames',
        'checkins',
        'coach',
        'reminders',
        'settings',
      ],
    },
  ],
}
