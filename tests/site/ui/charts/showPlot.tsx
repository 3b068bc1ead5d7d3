import type { ReactNode } from 'react'
import '#site/ui/charts/plots.ts'
import { PlotSize } from '#site/ui/charts/plotSize.ts'
import { everythingInView } from '../../kit/everythingInView.ts'
import { showPart } from '../showPart.tsx'

// Loaded ahead: the first import of recharts takes longer than a test waits.
/** Draws a chart in a box of 700 by 300 pixels, and in view unless `place` says otherwise: jsdom measures nothing. */
export const showPlot = (chart: ReactNode, place = everythingInView) => {
  place()
  return showPart(<PlotSize value={{ width: 700, height: 300 }}>{chart}</PlotSize>)
}
