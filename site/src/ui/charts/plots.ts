/** All that draws with recharts: one chunk, which `usePlots` loads. */
export { DaysPlot } from './DaysPlot.tsx'
export { PointsPlot } from './PointsPlot.tsx'
export { SharesPlot } from './SharesPlot.tsx'
export { WeekPlot } from './WeekPlot.tsx'
