import type { ReactNode } from 'react'
import '#site/ui/charts/plots.ts'
import { PlotSize } from '#site/ui/charts/plotSize.ts'
import { showPart } from '../showPart.tsx'

// Loaded ahead: the first import of recharts takes longer than a test waits.
/** Draws a chart in a box of 700 by 300 pixels: jsdom measures nothing. */
export const showPlot = (chart: ReactNode) =>
  showPart(<PlotSize value={{ width: 700, height: 300 }}>{chart}</PlotSize>)
