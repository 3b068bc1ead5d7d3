import { useCallback, useEffect, useState, type RefObject } from 'react'
import { readLock } from './lock.ts'

const MINUTE_MS = 60_000
/** Minutes without use after which a journal locks that locks at once when it is out of sight. */
const IDLE_MINUTES = 5
/** How often the time without use is looked at, in milliseconds. */
const LOOK_MS = 5_000

/** When the journal was last in use on this page; null while it is locked. */
let seenAt: number | null = null
/** The lock that was opened: another PIN, or another member's, is asked for anew. */
let opened: string | undefined
/** The member who opened it. */
let openedBy: string | undefined

// The journal may be open while another page of the app is on the screen.
document.addEventListener('visibilitychange', () => {
  if (document.hidden && openedBy && readLock(openedBy)?.away === 0) seenAt = null
})

/** Is the journal open, and how to open it. While the page is hidden `box` is marked so, for a blur. */
export function useLockState(
  personId: string,
  box: RefObject<HTMLElement | null>,
): { isOpen: boolean; open: () => void } {
  // Taken away in another tab: what is open stays open.
  const { away = Infinity, salt } = readLock(personId) ?? {}
  // Going from one page of the journal to the next is not away.
  const [isOpen, setOpen] = useState(
    () => opened === salt && seenAt !== null && Date.now() - seenAt < Math.max(away, 1) * MINUTE_MS,
  )
  const open = useCallback(() => {
    seenAt = Date.now()
    opened = salt
    openedBy = personId
    setOpen(true)
  }, [salt, personId])
  useEffect(() => {
    if (!isOpen) {
      seenAt = null
      return
    }
    const lock = () => {
      seenAt = null
      setOpen(false)
    }
    const use = () => {
      if (seenAt !== null) seenAt = Date.now()
    }
    const look = (minutes: number) => {
      if (seenAt !== null && Date.now() - seenAt >= minutes * MINUTE_MS) lock()
    }
    const hide = () => {
      // On the element itself: there is no time to draw before the page is out of sight.
      if (box.current) box.current.dataset.hidden = 'true'
    }
    const show = () => {
      look(away || IDLE_MINUTES)
      if (box.current) delete box.current.dataset.hidden
    }
    const turn = () => {
      if (!document.hidden) return show()
      hide()
      if (away === 0) lock()
    }
    // Phones draw the picture for the app switcher before they say that the page is hidden.
    const isPhone = window.matchMedia('(pointer: coarse)').matches
    const stop = new AbortController()
    const { signal } = stop
    for (const event of ['pointerdown', 'keydown', 'scroll'])
      window.addEventListener(event, use, { signal, capture: true, passive: true })
    document.addEventListener('visibilitychange', turn, { signal })
    window.addEventListener('pagehide', hide, { signal })
    if (isPhone) window.addEventListener('blur', hide, { signal })
    window.addEventListener('focus', show, { signal })
    const timer = setInterval(() => look(away || IDLE_MINUTES), LOOK_MS)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [isOpen, away, box])
  return { isOpen, open }
}
