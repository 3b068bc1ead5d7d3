import type { SiteFeature } from '../../lib/feature.ts'

/** The consent of guardians: what a child waits for, and the page behind the mail. */
export const guardians: SiteFeature = {
  messages: ['guardians', 'onboarding', 'account'],
  steps: [
    {
      path: '/parent-verification',
      title: 'guardians.code.title',
      screen: () => import('./consent/ParentVerificationScreen.tsx').then((m) => m.ParentVerificationScreen),
    },
  ],
  public: [
    {
      path: '/guardian/:token',
      title: 'guardians.page.title',
      screen: () => import('./consent/GuardianPageScreen.tsx').then((m) => m.GuardianPageScreen),
    },
  ],
}
