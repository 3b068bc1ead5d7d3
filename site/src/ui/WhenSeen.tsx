import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the window something counts as seen, so that it is there when it is reached. */
const AHEAD = '240px'

/**
 * Draws what is further down a page, and lets it load and ask, once a reader comes near it; `before` stands there until
 * then. Browsers that cannot see that are older than all we support.
 */
export function WhenSeen({ children, before }: { children: ReactNode; before?: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !mark.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isSeen])
  return isSeen ? children : <div ref={mark}>{before}</div>
}
