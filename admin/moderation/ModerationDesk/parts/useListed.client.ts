'use client'

import { useCallback, useEffect, useState } from 'react'

/** A list that is asked for once, and again on demand. `load` must be stable; null while it is not there. */
export function useListed<T>(load: () => Promise<T[]>): { listed: T[] | 'failed' | null; again: () => void } {
  const [listed, setListed] = useState<T[] | 'failed' | null>(null)
  const again = useCallback(() => {
    load().then(setListed, () => setListed((now) => now ?? 'failed'))
  }, [load])
  useEffect(again, [again])
  return { listed, again }
}
