import { useChartWidth } from 'recharts'
import { remInPixels } from './remInPixels.ts'
import type { WeekPlotDay } from './WeekPlot.tsx'
import css from './WeekPlot.module.css'

/** In rem: where a chart is too narrow for more than a letter a day. */
const NARROW = 28

type DayNameProps = {
  days: readonly WeekPlotDay[]
  today: string
  /** From the axis. */
  x?: number
  y?: number
  index?: number
}

/** The name of a day under its column. */
export function DayName({ days, today, x = 0, y = 0, index = 0 }: DayNameProps) {
  const isNarrow = (useChartWidth() ?? 0) < NARROW * remInPixels()
  const day = days[index]!
  return (
    <text className={day.today ? css.today : undefined} x={x} y={y} dy="1.1em" textAnchor="middle">
      {isNarrow ? day.narrow : day.today ? today : day.short}
    </text>
  )
}
