import type { Config } from 'payload'
import type { Permission } from '#domain/access/staff.ts'
import { message, type MessageKey } from '#messages'

/** A view of ours in the staff panel. Route, navigation, access and test come from its row. */
export type AdminView = {
  feature: string
  name: string
  path: `/${string}`
  /** Who may open it. */
  needs: Permission
  label: MessageKey
  /** Heading in the navigation, a key of `ops.admin.group`; Payload's collections use the same names. None: on top. */
  group?: 'People' | 'Content' | 'Operations' | 'Store'
  /** Opened from another view: it has no link of its own. */
  isInner?: true
}

/** Every view of ours. The dashboard replaces Payload's own at `/admin`. */
export const adminViews = [
  { feature: 'ops', name: 'Dashboard', path: '/', needs: 'admin.enter', label: 'ops.admin.dashboard.title' },
  {
    feature: 'flags',
    name: 'FeatureFlags',
    path: '/flags',
    needs: 'flags.write',
    label: 'flags.admin.title',
    group: 'Operations',
  },
  {
    feature: 'account',
    name: 'FactorResets',
    path: '/factor-resets',
    needs: 'factors.decide',
    label: 'panel.factor_resets.title',
    group: 'People',
  },
  {
    feature: 'analytics',
    name: 'UsageByAge',
    path: '/usage',
    needs: 'ops.read',
    label: 'panel.usage.title',
    group: 'Operations',
  },
  {
    feature: 'moderation',
    name: 'ModerationDesk',
    path: '/moderation',
    needs: 'moderation.decide',
    label: 'deskPanel.title',
    group: 'Operations',
  },
  {
    feature: 'billing',
    name: 'StripeStatus',
    path: '/stripe',
    needs: 'payments.work',
    label: 'payments.status.title',
    group: 'Operations',
  },
  {
    feature: 'billing',
    name: 'StripeDiagnostics',
    path: '/stripe-diagnostics',
    needs: 'payments.work',
    label: 'payments.diagnostics.title',
    group: 'Operations',
  },
  {
    feature: 'billing',
    name: 'StripeLiveTest',
    path: '/stripe-live-test',
    needs: 'payments.work',
    label: 'payments.test.title',
    group: 'Operations',
  },
  {
    feature: 'billing',
    name: 'StripeLiveSetup',
    path: '/stripe-live-setup',
    needs: 'payments.work',
    label: 'payments.setup.title',
    group: 'Operations',
  },
  {
    feature: 'ops',
    name: 'Publish',
    path: '/publish',
    needs: 'release.work',
    label: 'readiness.publish.title',
    group: 'Operations',
  },
  {
    feature: 'ops',
    name: 'Production',
    path: '/production',
    needs: 'release.work',
    label: 'readiness.production.title',
    group: 'Operations',
  },
  {
    feature: 'moderation',
    name: 'CrisisProtocol',
    path: '/crisis-protocol',
    needs: 'admin.enter',
    label: 'panel.protocol.title',
    group: 'Operations',
  },
  {
    feature: 'moderation',
    name: 'Shifts',
    path: '/shifts',
    needs: 'incidents.write',
    label: 'safetyDesk.shifts.title',
    group: 'Operations',
  },
  {
    feature: 'moderation',
    name: 'WatchedWords',
    path: '/watched-words',
    needs: 'content.write',
    label: 'safetyDesk.words.title',
    group: 'Operations',
  },
  {
    feature: 'moderation',
    name: 'HeldEntries',
    path: '/held-entries',
    needs: 'child_safety.work',
    label: 'safetyDesk.release.title',
    group: 'Operations',
  },
  {
    feature: 'trivia',
    name: 'TriviaAdmin',
    path: '/trivia',
    needs: 'content.write',
    label: 'triviaDesk.title',
    group: 'Content',
  },
  {
    feature: 'store',
    name: 'StoreAdmin',
    path: '/store',
    needs: 'store.write',
    label: 'storeDesk.store',
    group: 'Store',
  },
  {
    feature: 'store',
    name: 'ProductList',
    path: '/products',
    needs: 'store.write',
    label: 'storeDesk.products',
    group: 'Store',
  },
  {
    feature: 'store',
    name: 'ProductEditor',
    path: '/products/:id',
    needs: 'store.write',
    label: 'storeDesk.editor',
    isInner: true,
  },
  {
    feature: 'store',
    name: 'OrdersDesk',
    path: '/orders',
    needs: 'orders.read',
    label: 'ordersDesk.title',
    group: 'Store',
  },
  {
    feature: 'store',
    name: 'ReviewsDesk',
    path: '/reviews',
    // Who keeps the store moderates too.
    needs: 'moderation.decide',
    label: 'storeDesk.reviews.title',
    group: 'Store',
  },
  {
    feature: 'legal',
    name: 'LegalAdmin',
    path: '/legal',
    needs: 'legal.write',
    label: 'legal.admin.title',
    group: 'Operations',
  },
] as const satisfies readonly AdminView[]

/** The name of a view of ours. */
export type AdminViewName = (typeof adminViews)[number]['name']

/** Payload's own screens around signing in. Ours are on the site, so each of these only leads elsewhere. */
const leadElsewhere = ['login', 'forgot', 'logout', 'inactivity', 'unauthorized'] as const

/** The components part of Payload's admin settings, from the registry. */
export function viewConfig(): NonNullable<NonNullable<Config['admin']>['components']> {
  const views = adminViews.map(({ feature, name, path, label }) => [
    path === '/' ? 'dashboard' : name,
    {
      Component: `/admin/${feature}/${name}/index.tsx#${name}`,
      // The browser's title. Payload takes it from its settings only, so it is English like the panel.
      meta: { title: message('en', label) },
      ...(path !== '/' && { path, exact: true }),
    },
  ])
  const elsewhere = leadElsewhere.map((key) => [
    key,
    { Component: `/admin/_shell/replacedScreens.tsx#${key}Elsewhere` },
  ])
  return {
    views: Object.fromEntries([...views, ...elsewhere]) as never,
    Nav: '/admin/_shell/Nav.tsx#Nav',
    graphics: { Logo: '/admin/_shell/Logo.tsx#Logo', Icon: '/admin/_shell/Mark.tsx#Mark' },
    actions: ['/admin/_shell/CrisisLink.tsx#CrisisLink'],
  }
}
