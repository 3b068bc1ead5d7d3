import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * What a new page does besides showing itself: it begins at the top and its heading gets the focus, so that a screen
 * reader begins there. Going back keeps the place, and tabs (`?tab=`) keep both.
 */
export function useNavigationFocus(): void {
  const { pathname, hash } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (type !== NavigationType.Pop && !hash) window.scrollTo(0, 0)
    return focusWhenThere()
  }, [pathname, hash, type])
}

/** The screen may still be on its way; its heading is waited for, a little. */
function focusWhenThere(): () => void {
  const until = performance.now() + 3_000
  let frame = 0
  const look = () => {
    const main = document.getElementById('main')
    const heading = main?.querySelector<HTMLElement>('h1[tabindex="-1"]')
    if (heading) heading.focus({ preventScroll: true })
    else if (performance.now() < until) frame = requestAnimationFrame(look)
    else main?.focus({ preventScroll: true })
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
