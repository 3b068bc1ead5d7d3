'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** What a part of a page loads by itself: waiting, failed, or here. What was known stays when a later try fails. */
export type Loaded<T> = {
  data: T | null
  isBusy: boolean
  hasFailed: boolean
  again: () => void
  /** Puts an answer in place of what was loaded. */
  put: (change: (data: T) => T) => void
}

/**
 * Loads once the part is open, at each `again`, and, where `everyMs` is given, again and again while the page is seen.
 * `load` must be stable.
 */
export function useLoaded<T>(load: () => Promise<T>, everyMs?: number): Loaded<T> {
  const [state, setState] = useState<Pick<Loaded<T>, 'data' | 'isBusy' | 'hasFailed'>>({
    data: null,
    isBusy: true,
    hasFailed: false,
  })
  // An answer that was overtaken by a later question says nothing any more.
  const newest = useRef(0)
  const ask = useCallback(() => {
    const mine = ++newest.current
    load().then(
      (data) => mine === newest.current && setState({ data, isBusy: false, hasFailed: false }),
      () => mine === newest.current && setState(({ data }) => ({ data, isBusy: false, hasFailed: true })),
    )
  }, [load])
  const again = useCallback(() => {
    setState((before) => ({ ...before, isBusy: true }))
    ask()
  }, [ask])
  const put = useCallback((change: (data: T) => T) => {
    newest.current += 1
    setState(({ data }) => ({ data: data && change(data), isBusy: false, hasFailed: false }))
  }, [])
  useEffect(ask, [ask])
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(() => document.visibilityState === 'visible' && ask(), everyMs)
    return () => clearInterval(timer)
  }, [ask, everyMs])
  return { ...state, again, put }
}
