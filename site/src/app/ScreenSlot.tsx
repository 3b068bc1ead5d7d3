import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessages } from '../lib/messages.tsx'
import { Screen } from '../ui/layout.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import type { SiteRoute } from './feature.ts'

const screens = new WeakMap<SiteRoute, ComponentType>()
/** `lazy` must be made once per route, or each visit would load and mount anew. */
function screenOf(route: SiteRoute): ComponentType {
  const known = screens.get(route)
  if (known) return known
  const made = lazy(async () => ({ default: await route.screen() }))
  screens.set(route, made)
  return made
}

/** A route's screen in its frame: title, waiting, and a boundary of its own, so that a crash keeps the bar. */
export function ScreenSlot({ route }: { route: SiteRoute }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const Content = screenOf(route)
  const title = t('shell.title', { page: t.any(route.title) })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <CrashBoundary key={pathname}>
      <Suspense
        fallback={
          <Screen>
            <Waiting label={t('common.state.loading')} />
          </Screen>
        }
      >
        <Content />
      </Suspense>
    </CrashBoundary>
  )
}
