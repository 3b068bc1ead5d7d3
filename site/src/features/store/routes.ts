import { ShoppingBag } from 'lucide-react'
import type { SiteFeature } from '../../lib/feature.ts'

/** The store: its shelves are open to all. */
export const store: SiteFeature = {
  words: ['store'],
  public: [
    {
      path: '/store',
      title: 'store.title',
      screen: () => import('./shelf/StoreScreen.tsx').then((m) => m.StoreScreen),
      shared: true,
    },
    {
      path: '/store/:ageGroup',
      title: 'store.title',
      screen: () => import('./shelf/CollectionScreen.tsx').then((m) => m.CollectionScreen),
      shared: true,
    },
    {
      path: '/store/product/:productId',
      title: 'store.product_title',
      screen: () => import('./product/ProductScreen.tsx').then((m) => m.ProductScreen),
      shared: true,
    },
  ],
  nav: [{ to: '/store', label: 'shell.nav.store', icon: ShoppingBag, order: 60 }],
}
