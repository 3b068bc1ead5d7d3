import { useRef, useState } from 'react'
import { useMessages, type Messages } from '../../../lib/messages.tsx'
import { useNear } from '../../../lib/useNear.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePlots } from '../../../ui/charts/usePlots.ts'
import type { WeekPlotDay, WeekPlotProps } from '../../../ui/charts/WeekPlot.tsx'
import css from './WeekChart.module.css'
import { WeekTable } from './WeekTable.tsx'

/** One day of the chart, with more text for the tip and the table (`2 check-ins, average 3.5`). */
export type WeekChartDay = Omit<WeekPlotDay, 'text'> & { detail?: string }
type WeekChartProps = Omit<WeekPlotProps, 'days'> & {
  /** Seven days, oldest first. */
  days: readonly WeekChartDay[]
}

/**
 * Seven days of moods as stepped water, one column a day; or the same as a table, which also stands in for a picture
 * that is not there.
 */
export function WeekChart({ days, bands, summary }: WeekChartProps) {
  const t = useMessages()
  const chart = useRef<HTMLDivElement>(null)
  const plots = usePlots(useNear(chart))
  const [asTable, setAsTable] = useState(false)
  const withLabels = days.map((day) => ({ ...day, text: textOf(day, t) }))
  const table = <WeekTable days={withLabels} caption={summary} />
  if (plots === 'failed') return table
  return (
    <div ref={chart}>
      {asTable ? (
        table
      ) : plots === 'loading' ? (
        // As high as the picture, so that nothing below moves when it comes.
        <div className={css.waiting}>{table}</div>
      ) : (
        <plots.WeekPlot days={withLabels} bands={bands} summary={summary} />
      )}
      <Button look="text" className={css.switch} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'shell.chart.chart' : 'shell.chart.table')}
      </Button>
    </div>
  )
}

function textOf({ mood, today, detail }: WeekChartDay, t: Messages): string {
  const nothing = t(today ? 'shell.chart.not_yet' : 'shell.chart.no_check_in')
  return [mood?.name ?? nothing, detail].filter(Boolean).join(', ')
}
