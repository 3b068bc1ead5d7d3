import { lazy, Suspense, useMemo } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ToastHost } from '../ui/ToastHost.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { appPaths, siteFeatures } from './features.ts'
import type { SiteFeature, SiteRoute } from './feature.ts'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { NotFound } from './NotFound.tsx'
import { PathsContext } from './paths.ts'
import { ScreenSlot } from './ScreenSlot.tsx'
import { useNavigationManners } from './useNavigationManners.ts'

// The frame of signed-in screens is a chunk of its own, so that sign-in stays small.
const MemberFrame = lazy(() => import('./frame/MemberFrame.tsx').then((m) => ({ default: m.MemberFrame })))

const gallery: readonly SiteRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/gallery',
        title: 'shell.nav.home',
        screen: () => import('../dev/Gallery.tsx').then((m) => m.Gallery),
      },
    ]
  : []

const screensOf = (routes: readonly SiteRoute[]) =>
  routes.map((route) => <Route key={route.path} path={route.path} element={<ScreenSlot route={route} />} />)

/** The whole app: frames, screens, toasts. A crash of the frame itself still shows the bar with Help now. */
export function App({ features = siteFeatures }: { features?: readonly SiteFeature[] }) {
  useNavigationManners()
  const paths = useMemo(() => appPaths(features), [features])
  return (
    <PathsContext value={paths}>
      <CrashBoundary bare>
        <Suspense>
          <Routes>
            <Route element={<MemberFrame />}>
              {screensOf(features.flatMap((feature) => feature.member ?? []))}
            </Route>
            <Route element={<MemberFrame alone />}>
              {screensOf(features.flatMap((feature) => feature.steps ?? []))}
            </Route>
            <Route element={<PublicFrame />}>
              {screensOf([...features.flatMap((feature) => feature.public ?? []), ...gallery])}
              <Route path="*" element={<NotFound />} />
            </Route>
          </Routes>
        </Suspense>
      </CrashBoundary>
      <ToastHost />
    </PathsContext>
  )
}
