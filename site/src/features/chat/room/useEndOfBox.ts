import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** As near to the end as counts for being there, in pixels. */
const NEAR = 80

/**
 * Where a reader is in a box that grows at its end. It begins at the mark of what is new, else at the end, and stays at
 * the end while it is there. `count` changes with what is in the box, which is drawn when `isThere`.
 */
export function useEndOfBox(count: number, isThere: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  const hasScrolled = useRef(false)
  const toEnd = useCallback(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    isAtEnd.current = true
    setAway(false)
  }, [])
  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    setAway(!isAtEnd.current)
  }, [])
  useLayoutEffect(() => {
    const element = box.current
    if (!element || count === 0) return
    if (hasScrolled.current) {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
      return
    }
    hasScrolled.current = true
    const mark = element.querySelector<HTMLElement>('[data-unread]')
    element.scrollTop = mark ? mark.offsetTop - element.offsetTop : element.scrollHeight
    onScroll()
  }, [count, onScroll])
  useEffect(() => {
    const inside = box.current?.querySelector('ol')
    if (!inside || typeof ResizeObserver === 'undefined') return
    // Text that loads or opens in the last message, and a phone that is turned.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight
    })
    observer.observe(inside)
    return () => observer.disconnect()
  }, [isThere])
  return { box, isAway, onScroll, toEnd }
}
