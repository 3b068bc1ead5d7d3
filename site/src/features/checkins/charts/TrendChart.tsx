import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { usePlots } from '../../../ui/charts/usePlots.ts'
import type { WeekPlotProps } from '../../../ui/charts/WeekPlot.tsx'
import css from './WeekChart.module.css'

/** One week of the trend. */
export type TrendPoint = {
  /** Its first day, `YYYY-MM-DD`. */
  day: string
  /** `Week of March 12`, `Mar 12`, and the day alone for narrow charts. */
  name: string
  short: string
  narrow: string
  /** 1 to 5, or null without a check-in. */
  score: number | null
  /** The mean as text, or that there is nothing. */
  text: string
  /** How many check-ins. */
  count: string
}
type TrendChartProps = {
  /** Oldest first. */
  points: readonly TrendPoint[]
  bands: WeekPlotProps['bands']
  /** The weeks in a sentence, read instead of the picture. */
  summary: string
  /** Names of the switch and of the table's columns. */
  messages: { table: string; chart: string; week: string; mood: string; count: string }
}

/** Weeks as stepped water, one column a week, in the drawing of the week; or a table, which also stands in for it. */
export function TrendChart({ points, bands, summary, messages }: TrendChartProps) {
  const plots = usePlots()
  const [asTable, setAsTable] = useState(false)
  const table = (
    <table className={css.table}>
      <caption className="ek-sr">{summary}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.week}</th>
          <th scope="col">{messages.mood}</th>
          <th scope="col">{messages.count}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.day}>
            <th scope="row">{point.name}</th>
            <td>{point.text}</td>
            <td>{point.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (plots === 'failed') return table
  return (
    <div>
      {asTable ? (
        table
      ) : plots === 'loading' ? (
        <div className={css.waiting}>{table}</div>
      ) : (
        <plots.WeekPlot
          days={points.map((point) => ({ ...point, today: false, mood: null }))}
          bands={bands}
          summary={summary}
        />
      )}
      <Button look="text" className={css.switch} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {asTable ? messages.chart : messages.table}
      </Button>
    </div>
  )
}
