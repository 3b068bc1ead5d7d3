import type { Config } from 'payload'
import type { Permission } from '#domain/access/staff.ts'

/** A view of ours in the staff panel. Route, navigation, gate and test come from its row. */
export type AdminView = {
  feature: string
  name: string
  path: `/${string}`
  needs: Permission
}

/** Every view of ours. The dashboard replaces Payload's own at `/admin`. */
export const adminViews = [
  { feature: 'ops', name: 'Dashboard', path: '/', needs: 'admin.enter' },
  { feature: 'flags', name: 'FeatureFlags', path: '/flags', needs: 'flags.write' },
] as const satisfies readonly AdminView[]

/** The components part of Payload's admin settings, from the registry. */
export function viewConfig(): NonNullable<NonNullable<Config['admin']>['components']> {
  const views = Object.fromEntries(
    adminViews.map(({ feature, name, path }) => [
      path === '/' ? 'dashboard' : name,
      { Component: `/admin/${feature}/${name}/index.tsx#${name}`, ...(path !== '/' && { path, exact: true }) },
    ]),
  )
  return {
    views: views as never,
    beforeNavLinks: ['/admin/_shell/Nav.tsx#Nav'],
    graphics: { Logo: '/admin/_shell/Logo.tsx#Logo', Icon: '/admin/_shell/Icon.tsx#Icon' },
    header: ['/admin/_shell/CrisisBar.tsx#CrisisBar'],
    logout: { Button: '/admin/_shell/SignOut.tsx#SignOut' },
  }
}
