import type { SiteFeature } from '../../lib/feature.ts'

/** First steps, and the consent of guardians. */
export const onboarding: SiteFeature = {
  words: ['onboarding', 'account'],
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
      words: ['checkins'],
    },
    {
      path: '/parent-verification',
      title: 'onboarding.guardian.title',
      screen: () => import('../guardians/consent/ParentVerificationScreen.tsx').then((m) => m.ParentVerificationScreen),
    },
  ],
  public: [
    {
      path: '/guardian/:token',
      title: 'onboarding.guardian_page.title',
      screen: () => import('../guardians/consent/GuardianPageScreen.tsx').then((m) => m.GuardianPageScreen),
    },
  ],
}
