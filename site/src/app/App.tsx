import { lazy, Suspense, useMemo } from 'react'
import type { WordsName } from '#messages/site/words.ts'
import { matchPath } from '../lib/match.ts'
import { ParamsProvider, useLocation } from '../lib/router.tsx'
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

type Kind = 'member' | 'steps' | 'public'
type Found = { kind: Kind; route: SiteRoute; words: readonly WordsName[]; params: Record<string, string> }

/** The first route that answers a path. */
function find(features: readonly SiteFeature[], pathname: string): Found | null {
  for (const kind of ['member', 'steps', 'public'] as const) {
    for (const feature of [...features, gallery]) {
      for (const route of feature[kind] ?? []) {
        const params = matchPath(route.path, pathname)
        if (params) return { kind, route, words: [...(feature.words ?? []), ...(route.words ?? [])], params }
      }
    }
  }
  return null
}

/** The whole app: frames, screens, toasts. A crash of the frame itself still shows the bar with Help now. */
export function App({ features = siteFeatures }: { features?: readonly SiteFeature[] }) {
  useNavigationManners()
  const paths = useMemo(() => appPaths(features), [features])
  const { pathname } = useLocation()
  const found = useMemo(() => find(features, pathname), [features, pathname])
  return (
    <PathsContext value={paths}>
      <CrashBoundary bare>
        <Suspense>
          <ParamsProvider params={found?.params ?? {}}>
            <Framed found={found} />
          </ParamsProvider>
        </Suspense>
      </CrashBoundary>
      <ToastHost />
    </PathsContext>
  )
}

function Framed({ found }: { found: Found | null }) {
  const screen = found ? <ScreenSlot route={found.route} words={found.words} /> : <NotFound />
  if (found?.kind === 'member' || found?.kind === 'steps') {
    // Keyed, because the two differ from the ground up; among member screens the frame stays.
    return (
      <MemberFrame key={found.kind} alone={found.kind === 'steps'} title={found.route.title}>
        {screen}
      </MemberFrame>
    )
  }
  return <PublicFrame>{screen}</PublicFrame>
}
