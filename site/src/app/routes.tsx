import type { RouteObject } from 'react-router-dom'
import { Crash } from './Crash.tsx'
import type { SiteFeature } from './feature.ts'
import { siteFeatures } from './features.ts'
import { MemberFrame } from './frame/MemberFrame.tsx'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { NotFound } from './NotFound.tsx'
import { Root } from './Root.tsx'

/** Every route of the app. A crash inside a screen keeps the bar, so help stays in its place. */
export function appRoutes(features: readonly SiteFeature[] = siteFeatures): RouteObject[] {
  const gallery: RouteObject[] = import.meta.env.DEV
    ? [{ path: '/dev/gallery', lazy: () => import('../dev/Gallery.tsx') }]
    : []
  return [
    {
      Component: Root,
      errorElement: <Crash bare />,
      children: [
        {
          Component: MemberFrame,
          children: [
            { errorElement: <Crash />, children: features.flatMap((feature) => feature.member ?? []) },
          ],
        },
        {
          Component: PublicFrame,
          children: [
            {
              errorElement: <Crash />,
              children: [
                ...features.flatMap((feature) => feature.public ?? []),
                ...gallery,
                { path: '*', Component: NotFound, handle: { title: 'shell.not_found.title' } },
              ],
            },
          ],
        },
      ],
    },
  ]
}

/** Paths the app answers, as patterns (`/journal/:id`). The server answers 404 for anything else. */
export function appPaths(features: readonly SiteFeature[] = siteFeatures): string[] {
  const collect = (routes: readonly RouteObject[], under: string): string[] =>
    routes.flatMap((route) => {
      const path =
        route.path === undefined ? under : `${under.replace(/\/$/, '')}/${route.path.replace(/^\//, '')}`
      const own = route.path !== undefined || route.index ? [path || '/'] : []
      return [...own, ...collect(route.children ?? [], path)]
    })
  const routes = features.flatMap((feature) => [...(feature.member ?? []), ...(feature.public ?? [])])
  return [...new Set(collect(routes, ''))].sort()
}
