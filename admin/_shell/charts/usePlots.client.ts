'use client'

import { useEffect, useState } from 'react'
import type * as plotsModule from './plots.client.tsx'

type Plots = typeof plotsModule

let loaded: Plots | undefined

/**
 * The drawn charts. They load in the browser, and only on pages that have some; until then, and when they cannot be
 * loaded, their place says nothing that the table beside it does not.
 */
export function usePlots(): Plots | 'loading' | 'failed' {
  const [plots, setPlots] = useState<Plots | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    const found = loaded ? Promise.resolve(loaded) : import('./plots.client.tsx')
    found
      .then(
        (all) => (loaded = all),
        () => 'failed' as const,
      )
      .then((state) => {
        if (!isGone) setPlots(state)
      })
    return () => {
      isGone = true
    }
  }, [])
  return plots
}
