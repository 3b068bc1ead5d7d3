import type { SiteFeature } from '../../lib/feature.ts'

/** Sign-in, sign-up, second step, recovery. */
export const account: SiteFeature = {
  messages: ['account'],
  public: [
    {
      path: '/auth',
      title: 'account.auth.sign_in',
      screen: () => import('./auth/AuthScreen.tsx').then((m) => m.AuthScreen),
    },
    {
      path: '/auth/recovery',
      title: 'account.auth.code_title',
      screen: () => import('./recovery/RecoveryScreen.tsx').then((m) => m.RecoveryScreen),
    },
    {
      path: '/auth/verify-code',
      title: 'account.recovery.enter_title',
      screen: () => import('./recovery/VerifyCodeScreen.tsx').then((m) => m.VerifyCodeScreen),
    },
    {
      path: '/auth/reset-password',
      title: 'account.recovery.reset_title',
      screen: () => import('./recovery/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
    },
    {
      path: '/auth/verify-email',
      title: 'account.verify.title',
      screen: () => import('./recovery/VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
    },
  ],
}
