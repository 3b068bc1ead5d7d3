import { lazy, Suspense, useMemo } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { Direction } from '../ui/Direction.tsx'
import { ToastHost } from '../ui/ToastHost.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { appPaths, siteFeatures } from './features.ts'
import type { SiteFeature } from '../lib/feature.ts'
import type { MemberFrameProps } from './frame/MemberFrame.tsx'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { PathsContext } from '../lib/paths.ts'
import { preload, preloadable } from '../lib/preloadable.ts'
import { LayoutSlot, ScreenSlot } from './ScreenSlot.tsx'
import { useNavigationFocus } from './useNavigationFocus.ts'

// The frame of signed-in screens is a chunk of its own, so that sign-in stays small.
const memberFrame = preloadable<MemberFrameProps>(() =>
  import('./frame/MemberFrame.tsx').then((m) => m.MemberFrame),
)
const MemberFrame = (props: MemberFrameProps) => {
  const Frame = memberFrame.component()
  return <Frame {...props} />
}
/** Fetches the frame of signed-in screens ahead of the first drawing. */
export const preloadMemberFrame = () => preload([memberFrame])

// Only screens that are open to all ask at once who is here.
const SharedFrame = lazy(() => import('./frame/SharedFrame.tsx').then((m) => ({ default: m.SharedFrame })))

const gallery: SiteFeature = import.meta.env.DEV
  ? {
      public: [
        {
          path: '/dev/gallery',
          title: 'shell.nav.home',
          screen: () => import('../dev/Gallery.tsx').then((m) => m.Gallery),
        },
      ],
    }
  : {}

/** The whole app: frames, screens, toasts. A crash of the frame itself still shows the bar with Help now. */
export function App({ features = siteFeatures }: { features?: readonly SiteFeature[] }) {
  useNavigationFocus()
  const paths = useMemo(() => appPaths(features), [features])
  const routes = useMemo(() => routesOf([...features, gallery]), [features])
  return (
    <PathsContext value={paths}>
      <Direction>
        <CrashBoundary bare>
          <Suspense>
            <Routes>{routes}</Routes>
          </Suspense>
        </CrashBoundary>
        <ToastHost />
      </Direction>
    </PathsContext>
  )
}

/** Each frame is a layout route: it stays while its screens change. */
const routesOf = (features: readonly SiteFeature[]) => (
  <>
    <Route element={<MemberFrame key="member" />}>{screensOf(features, 'member')}</Route>
    {/* Keyed, because the two frames differ from the ground up. */}
    <Route element={<MemberFrame key="steps" alone />}>{screensOf(features, 'steps')}</Route>
    <Route element={<SharedFrame />}>{screensOf(features, 'public', true)}</Route>
    <Route
      element={
        <PublicFrame>
          <Outlet />
        </PublicFrame>
      }
    >
      {screensOf(features, 'public')}
      <Route path="*" element={<NotFound />} />
    </Route>
  </>
)

const screensOf = (
  features: readonly SiteFeature[],
  frame: 'member' | 'steps' | 'public',
  isShared = false,
) =>
  features.flatMap((feature) => {
    const { messages = [], layout, [frame]: routes = [] } = feature
    const screens = routes
      .filter(({ shared = false }) => shared === isShared)
      .map((route) => (
        <Route
          key={route.path}
          path={route.path}
          // As the server answers paths.
          caseSensitive
          element={<ScreenSlot route={route} messages={[...messages, ...(route.messages ?? [])]} />}
        />
      ))
    if (!layout || frame !== 'member') return screens
    return (
      <Route key={`layout ${routes[0]?.path}`} element={<LayoutSlot route={layout} messages={messages} />}>
        {screens}
      </Route>
    )
  })
