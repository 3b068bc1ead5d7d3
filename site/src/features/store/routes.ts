import { ShoppingBag } from 'lucide-react'
import type { SiteFeature } from '../../lib/feature.ts'

/** The store: its shelves are open to all; orders and the library are members'. */
export const store: SiteFeature = {
  messages: ['store'],
  member: [
    {
      path: '/orders',
      title: 'orders.title',
      screen: () => import('./orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
      messages: ['orders'],
    },
    {
      path: '/orders/:id',
      title: 'orders.title',
      screen: () => import('./orders/OrderScreen.tsx').then((m) => m.OrderScreen),
      messages: ['orders'],
    },
    {
      path: '/library',
      title: 'orders.library.title',
      screen: () => import('./orders/LibraryScreen.tsx').then((m) => m.LibraryScreen),
      messages: ['orders'],
    },
  ],
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
