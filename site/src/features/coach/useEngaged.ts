import { useEffect, useRef, type RefObject } from 'react'
import { ENGAGED_AFTER_MS } from '#domain/coach/engagement.ts'

type Seen = { id: string; box: RefObject<HTMLElement | null>; isWhole: boolean; isCounted: boolean }

/**
 * Reports once that a message was pressed, or was whole and in view for five seconds in a row. Closing it says nothing
 * about it: buttons that do so bear `data-dismiss`. Nothing leaves the page of a member who did not agree to be
 * counted.
 */
export function useEngaged({ id, box, isWhole, isCounted }: Seen): void {
  const isReported = useRef(false)
  useEffect(() => {
    if (!isCounted || isReported.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const engage = () => {
      clearTimeout(timer)
      if (isReported.current) return
      isReported.current = true
      // Loaded when there is something to report; an uncounted message is no reason to fail.
      void import('./reportEngaged.ts').then(({ reportEngaged }) => reportEngaged(id)).catch(() => {})
    }
    const look = () => {
      clearTimeout(timer)
      if (isWhole && document.visibilityState === 'visible') timer = setTimeout(engage, ENGAGED_AFTER_MS)
    }
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('[data-dismiss]')) engage()
    }
    const element = box.current
    look()
    document.addEventListener('visibilitychange', look)
    element?.addEventListener('click', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      element?.removeEventListener('click', press)
    }
  }, [box, id, isCounted, isWhole])
}
