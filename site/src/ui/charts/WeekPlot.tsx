import { useEffect, useState } from 'react'
import {
  Bar,
  BarChart,
  Tooltip,
  useActiveTooltipLabel,
  useChartWidth,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts'
import type { Mood } from '#domain/checkins/moods.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { DayName } from './DayName.tsx'
import { PlotFrame } from './PlotFrame.tsx'
import { remInPixels } from './remInPixels.ts'
import { WeekMark } from './WeekMark.tsx'
import css from './WeekPlot.module.css'

/** One column, as text and one figure. */
export type WeekPlotDay = {
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
  /** What became of the day: its mood with the text about it, or that there was no check-in. */
  text: string
}
/** Days and the texts around them. */
export type WeekPlotProps = {
  /** Oldest first. */
  days: readonly WeekPlotDay[]
  /** Labels of the axis, lowest first: Struggling to Great. */
  bands: readonly [string, string, string, string, string]
  /** The days in a sentence, read instead of the picture. */
  summary: string
}

/** Where the axis begins, so that the lowest mood still floats: an eighth of the water lies under 1. */
const BED = 3 / 7
const TOP = 5
/** As high as the dashed box of a day without check-in is drawn. It is no score. */
const GAP = 3
/** In rem: room for a float on the highest water, and for the names of the days. */
const ABOVE = 3
const BELOW = 2.25

/** The week as water that steps from day to day, drawn with recharts. Arrow keys walk along the days and say them. */
export function WeekPlot({ days, bands, summary }: WeekPlotProps) {
  const t = useMessages()
  const [pointed, setPointed] = useState<unknown>()
  const rem = remInPixels()
  const isMirrored = t.dir === 'rtl'
  const isChild = useAge() === 'child'
  const shown = days.find(({ day }) => day === pointed)
  return (
    <figure>
      <PlotFrame className={css.week}>
        <BarChart
          data={days.map((day) => ({ ...day, level: day.score ?? GAP }))}
          margin={{ top: ABOVE * rem, right: 0, bottom: 0, left: 0 }}
          barCategoryGap={0}
          barGap={0}
          role="img"
          aria-label={summary}
        >
          <XAxis
            dataKey="day"
            reversed={isMirrored}
            interval={0}
            height={BELOW * rem}
            tickLine={false}
            axisLine={{ className: css.level! }}
            tick={<DayName days={days} today={t('shell.chart.today')} />}
          />
          {!isChild && <Bands names={bands} isMirrored={isMirrored} />}
          <Tooltip
            isAnimationActive={false}
            position={{ y: 0 }}
            cursor={{ className: css.cursor! }}
            content={({ label }) => {
              const tip = days.find(({ day }) => day === label)
              return tip ? <p className={css.tip}>{tip.text}</p> : null
            }}
          />
          <Bar
            dataKey="level"
            isAnimationActive={false}
            activeBar={false}
            shape={({ x, y, width, height, payload }: BarShapeProps) => (
              <WeekMark
                of={payload as WeekPlotDay}
                {...{ x, y, width, height, isChild }}
                notYet={t('shell.chart.not_yet')}
              />
            )}
          />
          <Pointed onDay={setPointed} />
        </BarChart>
      </PlotFrame>
      <p className="ek-sr" role="status">
        {shown && `${shown.name}: ${shown.text}`}
      </p>
    </figure>
  )
}

/** The texts of the axis; no room for them in a very narrow chart. */
function Bands({ names, isMirrored }: { names: readonly string[]; isMirrored: boolean }) {
  const width = useChartWidth() ?? 0
  return (
    <YAxis
      hide={width < 19 * remInPixels()}
      orientation={isMirrored ? 'right' : 'left'}
      domain={[BED, TOP]}
      ticks={names.map((_, index) => index + 1)}
      tickFormatter={(score: number) => names[score - 1] ?? ''}
      interval={0}
      width="auto"
      tickMargin={remInPixels() / 2}
      axisLine={false}
      tickLine={false}
    />
  )
}

/** Shows which day is pointed at or walked to. */
function Pointed({ onDay }: { onDay: (day: unknown) => void }) {
  const label = useActiveTooltipLabel()
  useEffect(() => onDay(label), [label, onDay])
  return null
}
