'use client'

import type { ReactNode } from 'react'
import type * as plotsModule from './plots.client.tsx'
import { usePlots } from './usePlots.client.ts'

type PlotProps = {
  /** How high its place is, while it loads too: a class of `charts.css`. */
  kind: 'levels' | 'lines' | 'shares'
  /**
   * The same figures as a table, closed until it is asked for or the drawing does not load. Not needed where a table
   * stands beside it.
   */
  table?: { label: string; rows: ReactNode }
  children: (plots: typeof plotsModule) => ReactNode
}

/** The place of a drawn chart. */
export function Plot({ kind, table, children }: PlotProps) {
  const plots = usePlots()
  return (
    <>
      {plots !== 'failed' && (
        <figure className={`ek-plot ek-plot--${kind}`}>{plots !== 'loading' && children(plots)}</figure>
      )}
      {table && (
        <details className="ek-more" open={plots === 'failed'}>
          <summary>{table.label}</summary>
          {table.rows}
        </details>
      )}
    </>
  )
}
