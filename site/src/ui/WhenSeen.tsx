import { useRef, type ReactNode } from 'react'
import { useNear } from '../lib/useNear.ts'

/**
 * Draws what is further down a page, and lets it load and ask, once a reader comes near it; `before` stands there until
 * then.
 */
export function WhenSeen({ children, before }: { children: ReactNode; before?: ReactNode }) {
  const mark = useRef<HTMLDivElement>(null)
  const isNear = useNear(mark)
  return isNear ? children : <div ref={mark}>{before}</div>
}
