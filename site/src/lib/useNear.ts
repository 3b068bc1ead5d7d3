import { useEffect, useState, type RefObject } from 'react'

/** How far below the window something counts as near, so that it is there when it is reached. */
const AHEAD = '240px'

/** Whether an element has been near the window. Browsers that cannot tell are older than all we support. */
export function useNear(mark: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !mark.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isNear, mark])
  return isNear
}
