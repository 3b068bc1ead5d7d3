import { useRef, useState } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'
import { useMessages, type Messages } from '../../lib/messages.tsx'
import { useNear } from '../../lib/useNear.ts'
import { Button } from '../Button.tsx'
import { usePlots } from './usePlots.ts'
import css from './WeekChart.module.css'
import { WeekTable } from './WeekTable.tsx'

/** One day of the chart, as text and one figure. */
export type WeekChartDay = {
  /** `YYYY-MM-DD` */
  day: string
  /** `Friday` */
  name: string
  /** `Fri`, and the one letter for narrow charts. */
  short: string
  narrow: string
  today: boolean
  /** 1 to 5, or null without a check-in. */
  score: number | null
  mood: { id: Mood; name: string } | null
  /** More text for the tip and the table (`2 check-ins, average 3.5`). */
  detail?: string
}
/** A day with what became of it: its mood with the text about it, or that there was no check-in. */
export type WordedDay = WeekChartDay & { text: string }
/** A week and the texts around it. */
export type WeekChartProps = {
  /** Seven days, oldest first. */
  days: readonly WeekChartDay[]
  /** Labels of the axis, lowest first: Struggling to Great. */
  bands: readonly [string, string, string, string, string]
  /** The week in a sentence, read instead of the picture. */
  summary: string
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
