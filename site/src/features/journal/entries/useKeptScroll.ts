import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Where there is room for the list or an entry, not for both (`list` is hidden while an entry is open): an entry begins
 * at the top of the page, and a member who comes back finds the list where they left it.
 */
export function useKeptScroll(isOpen: boolean, list: RefObject<HTMLElement | null>): void {
  const last = useRef({ isOpen, isHidden: false, top: 0 })
  useLayoutEffect(() => {
    const kept = last.current
    if (kept.isOpen !== isOpen) {
      kept.isOpen = isOpen
      if (isOpen) kept.isHidden = !!list.current && getComputedStyle(list.current).display === 'none'
      if (kept.isHidden) window.scrollTo(0, isOpen ? 0 : kept.top)
    }
    if (isOpen) return
    // Asked for while it is still so: once the list is hidden the page is too short to say.
    const note = () => {
      kept.top = window.scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [isOpen, list])
}
