import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { useMessages } from '../lib/messages.tsx'
import { ToastHost } from '../ui/ToastHost.tsx'
import type { ScreenHandle } from './feature.ts'

/** Around every screen: the window's title, the focus after a navigation, scrolling, the toasts. */
export function Root() {
  useTitle()
  useFocusOnNavigation()
  return (
    <>
      <Outlet />
      <ToastHost />
      <ScrollRestoration />
    </>
  )
}

function useTitle() {
  const t = useMessages()
  const title = useMatches()
    .map((match) => (match.handle as ScreenHandle | undefined)?.title)
    .findLast((found) => found !== undefined)
  useEffect(() => {
    document.title = title ? t('shell.title', { page: t.any(title) }) : 'Evenkeel'
  }, [t, title])
}

/** After a new page, the focus goes to its heading, so that a screen reader begins there. Not for tabs (`?tab=`). */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    // One frame later, so that a screen which arrives with its chunk is there.
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById('main')
      const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]')
      ;(heading ?? main)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}
