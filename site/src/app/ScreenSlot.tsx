import { Suspense, use, useEffect, type ReactNode } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router-dom'
import type { MessageGroup } from '#messages/site/messageGroups.ts'
import { useMessages, type Messages } from '../lib/messages.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { restoredDrafts } from '../lib/draft.ts'
import { preload, preloadable, type Preloadable } from '../lib/preloadable.ts'
import type { SiteRoute } from '../lib/feature.ts'
import { WaitingScreen } from './WaitingScreen.tsx'

/** What a frame gives its outlet while its screens cannot be drawn: `why` says more than that the page is loading. */
export type Held = { why: ReactNode }

type Drawn = Pick<SiteRoute, 'title' | 'screen'>
type Slot = { route: Drawn; messages: readonly MessageGroup[] }

const screens = new WeakMap<Drawn, Preloadable>()
/** Made once per route, or each visit would load and mount anew. */
function screenOf({ route, messages }: Slot, t: Messages): Preloadable {
  const known = screens.get(route)
  if (known) return known
  const made = preloadable(async () => {
    const [screen] = await Promise.all([route.screen(), t.load(messages)])
    return screen
  })
  screens.set(route, made)
  return made
}

/**
 * A route's screen in its frame: messages, title, waiting, and a boundary of its own, so that a crash keeps the bar.
 * The boundary is new for each page, the waiting is not: so the old page stays while the next one loads. A frame that
 * holds its screens back gets the name of the page and the waiting alone.
 */
export function ScreenSlot(slot: Slot) {
  const t = useMessages()
  const { pathname } = useLocation()
  const held = useOutletContext<Held | undefined>()
  const screen = screenOf(slot, t)
  const isHeld = held !== undefined
  useEffect(() => {
    // Until the frame lets it through, so that it is drawn together with the frame.
    if (isHeld) void preload([screen])
  }, [isHeld, screen])
  if (held) return <WaitingScreen title={slot.route.title}>{held.why}</WaitingScreen>
  const Content = screen.component()
  return (
    <Suspense fallback={<WaitingScreen title={slot.route.title} />}>
      <CrashBoundary key={pathname}>
        <Restored>
          <Content />
        </Restored>
        <Title of={slot.route.title} />
      </CrashBoundary>
    </Suspense>
  )
}

/** What a feature draws around its screens. It stays while they change; each has its own title and boundary. */
export function LayoutSlot(slot: Slot) {
  const t = useMessages()
  const held = useOutletContext<Held | undefined>()
  if (held) return <Outlet context={held} />
  const Content = screenOf(slot, t).component()
  return (
    <Suspense fallback={<WaitingScreen title={slot.route.title} />}>
      <CrashBoundary>
        <Content />
      </CrashBoundary>
    </Suspense>
  )
}

/** Draws a screen once the messages of an earlier visit are there. */
function Restored({ children }: { children: ReactNode }) {
  const wait = restoredDrafts()
  // The same for as long as the page shows this member.
  if (wait) use(wait)
  return children
}

/** Drawn beside the screen, so that the messages of the title are there. */
function Title({ of: key }: { of: SiteRoute['title'] }) {
  const t = useMessages()
  const title = t('shell.title', { page: t.any(key) })
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
