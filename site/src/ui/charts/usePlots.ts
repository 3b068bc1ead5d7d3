import { useEffect, useState } from 'react'
import { afterPaint } from '../../lib/afterPaint.ts'
import type * as plotsModule from './plots.ts'

type Plots = typeof plotsModule

let loaded: Plots | undefined

/**
 * The drawn charts, which load once the page has been painted. Until then, and when they cannot be loaded, a chart
 * shows its figures as text. A chart that is shown later asks again. `isNear`: whether a chart further down a page is
 * near the window; the drawing is nearly as large as all other scripts of a page.
 */
export function usePlots(isNear = true): Plots | 'loading' | 'failed' {
  const [plots, setPlots] = useState<Plots | 'loading' | 'failed'>(loaded ?? 'loading')
  useEffect(() => {
    if (loaded || !isNear) return
    let isGone = false
    afterPaint()
      .then(() => import('./plots.ts'))
      .then(
        (all) => (loaded = all),
        () => 'failed' as const,
      )
      .then((found) => {
        if (!isGone) setPlots(found)
      })
    return () => {
      isGone = true
    }
  }, [isNear])
  return plots
}
