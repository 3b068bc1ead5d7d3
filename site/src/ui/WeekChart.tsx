import { useState, type CSSProperties } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../lib/messages.tsx'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { MoodFloat } from './MoodFloat.tsx'
import css from './WeekChart.module.css'
import { WeekTable } from './WeekTable.tsx'

/** One day of the chart, in words and one figure. */
export type WeekChartDay = {
  /** `YYYY-MM-DD` */
  day: string
  /** `Friday` */
  name: string
  /** `Fri`, and the one letter for narrow charts. */
  short: string
  narrow: string
  today: boolean
  /** 1 to 5, or null: nobody checked in. */
  score: number | null
  mood: { id: Mood; name: string } | null
  /** More words for the tip and the table (`2 check-ins, average 3.5`). */
  detail?: string
}
type WeekChartProps = {
  /** Seven days, oldest first. */
  days: readonly WeekChartDay[]
  /** Words of the axis, lowest first: Struggling to Great. */
  bands: readonly [string, string, string, string, string]
  /** The week in a sentence, read instead of the picture. */
  summary: string
}

/** Seven days of moods as stepped water, one column a day; or the same as a table. No curve between days. */
export function WeekChart({ days, bands, summary }: WeekChartProps) {
  const t = useMessages()
  const [asTable, setAsTable] = useState(false)
  return (
    <div>
      {asTable ? (
        <WeekTable days={days} caption={summary} />
      ) : (
        <Picture days={days} bands={bands} summary={summary} />
      )}
      <Button look="text" className={css.switch} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {t(asTable ? 'shell.chart.chart' : 'shell.chart.table')}
      </Button>
    </div>
  )
}

function Picture({ days, bands, summary }: WeekChartProps) {
  return (
    <figure className={css.box} aria-label={summary}>
      <div className={css.tide}>
        <ol className={css.bands} aria-hidden="true">
          {bands.map((band) => (
            <li key={band}>{band}</li>
          ))}
        </ol>
        <ol className={css.days}>
          {days.map((day) => (
            <Column key={day.day} day={day} />
          ))}
        </ol>
      </div>
    </figure>
  )
}

function Column({ day }: { day: WeekChartDay }) {
  const t = useMessages()
  const nothing = t(day.today ? 'shell.chart.not_yet' : 'shell.chart.no_check_in')
  const words = [day.mood?.name ?? nothing, day.detail].filter(Boolean).join(', ')
  return (
    <li
      className={classes(day.today && css.today) || undefined}
      style={{ '--score': day.score ?? undefined } as CSSProperties}
    >
      {/* A point of the keyboard: each day can be reached and says itself. */}
      <button type="button" className={css.point} aria-label={`${day.name}: ${words}`}>
        {day.score === null ? (
          <span className={css.gap}>{day.today && nothing}</span>
        ) : (
          <span className={css.water}>
            {day.mood && <MoodFloat mood={day.mood.id} className={css.mood} />}
          </span>
        )}
        <span className={css.label}>
          <span className={css.long}>{day.today ? t('shell.chart.today') : day.short}</span>
          <span className={css.narrow}>{day.narrow}</span>
        </span>
        <span className={css.tip}>{words}</span>
      </button>
    </li>
  )
}
