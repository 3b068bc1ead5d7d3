'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** What a page shows of something asked again and again. `at` is when `data` was true, in milliseconds since 1970. */
export type Polled<T> = { data: T | null; at: number; failed: boolean; busy: boolean; again: () => void }

type Start<T> = { data: T | null; at: number; everyMs: number; load: () => Promise<T> }

/**
 * Asks `load` every `everyMs` milliseconds while the page can be seen, and at once when it is seen again after longer.
 * What was known stays when asking fails. `load` must be stable.
 */
export function usePolled<T>({ data, at, everyMs, load }: Start<T>): Polled<T> {
  const [state, setState] = useState({ data, at, failed: data === null, busy: false })
  const asked = useRef(at)

  const again = useCallback(() => {
    asked.current = Date.now()
    setState((before) => ({ ...before, busy: true }))
    load().then(
      (found) => setState({ data: found, at: Date.now(), failed: false, busy: false }),
      () => setState((before) => ({ ...before, failed: true, busy: false })),
    )
  }, [load])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked.current >= everyMs) again()
    }
    const timer = setInterval(look, Math.min(everyMs, 1_000))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again, everyMs])

  return { ...state, again }
}
