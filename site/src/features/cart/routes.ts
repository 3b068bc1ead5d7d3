import type { SiteFeature } from '../../lib/feature.ts'

/** The cart, and the pages after a payment. */
export const cart: SiteFeature = {
  messages: ['cart'],
  member: [
    {
      path: '/cart',
      title: 'cart.title',
      screen: () => import('./CartScreen.tsx').then((m) => m.CartScreen),
    },
    {
      path: '/checkout/success',
      title: 'cart.paid.title',
      screen: () => import('./PaidScreen.tsx').then((m) => m.PaidScreen),
    },
  ],
  public: [
    {
      path: '/success',
      title: 'cart.thanks.title',
      screen: () => import('./ThanksScreen.tsx').then((m) => m.ThanksScreen),
    },
  ],
}
