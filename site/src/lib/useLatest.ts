import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the value of the last render for functions that run later: an effect's listener, a press on a form. It is kept
 * as the render is committed: after a plain effect a fast press could meet the value of the render before.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
