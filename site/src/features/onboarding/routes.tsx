import type { SiteFeature } from '../../lib/feature.ts'

/** The first steps of a new member. */
export const onboarding: SiteFeature = {
  messages: ['onboarding', 'account'],
  steps: [
    {
      path: '/welcome/language',
      title: 'account.language.title',
      screen: () => import('./LanguageScreen.tsx').then((m) => m.LanguageScreen),
    },
    {
      path: '/onboarding',
      title: 'onboarding.step.welcome.title',
      screen: () => import('./OnboardingScreen.tsx').then((m) => m.OnboardingScreen),
      messages: ['checkinNames', 'checkins'],
    },
  ],
}
