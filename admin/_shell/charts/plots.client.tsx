'use client'

/** All that draws with recharts in the panel: one chunk, which `usePlots` loads. */
export { LevelsPlot } from './LevelsPlot.client.tsx'
export { LinesPlot } from './LinesPlot.client.tsx'
export { SharesPlot } from './SharesPlot.client.tsx'
