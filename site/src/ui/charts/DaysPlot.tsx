import { Scatter, ScatterChart, usePlotArea, XAxis, YAxis, type ScatterShapeProps } from 'recharts'
import { useMessages } from '../../lib/messages.tsx'
import css from './DaysPlot.module.css'
import { PlotFrame } from './PlotFrame.tsx'
import { remInPixels } from './remInPixels.ts'

/** A day of the plot. */
export type PlotDay = {
  /** `YYYY-MM-DD` */
  day: string
  count: number
  today: boolean
  /** The day with its count, shown where it is pointed at. */
  text: string
}
type DaysPlotProps = {
  /** Whole weeks, oldest first. */
  days: readonly PlotDay[]
  /** Describes what the picture shows. */
  summary: string
  /** The letter of a day of the week, and the short name of a month, of a `YYYY-MM-DD`. */
  weekday: (day: string) => string
  month: (day: string) => string
}

const WEEK = 7
/** Entries of a day that are shown separately. */
const DEEPEST = 3
/** How much of its cell a hull takes. */
const HULL = 0.77

/** Weeks beside each other, each day a hull in the water: filled with an entry, deeper with more of them. */
export function DaysPlot({ days, summary, weekday, month }: DaysPlotProps) {
  const isMirrored = useMessages().dir === 'rtl'
  const rem = remInPixels()
  const weeks = Math.ceil(days.length / WEEK)
  const cells = days.map((day, index) => ({ ...day, week: Math.floor(index / WEEK), row: index % WEEK }))
  const first = (week: number) => days[week * WEEK]!.day
  const monthsBegin = Array.from({ length: weeks }, (_, week) => week).filter(
    (week) => week === 0 || month(first(week)) !== month(first(week - 1)),
  )
  return (
    <PlotFrame className={css.days}>
      <ScatterChart
        role="img"
        aria-label={summary}
        accessibilityLayer={false}
        margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      >
        <XAxis
          type="number"
          dataKey="week"
          domain={[-0.5, weeks - 0.5]}
          reversed={isMirrored}
          // A month that begins with the second column would run into the one before.
          ticks={monthsBegin.filter((week, at) => (monthsBegin[at + 1] ?? Infinity) - week > 1)}
          tickFormatter={(week: number) => month(first(week))}
          interval={0}
          height={1.75 * rem}
          axisLine={false}
          tickLine={false}
        />
        <YAxis
          type="number"
          dataKey="row"
          domain={[-0.5, WEEK - 0.5]}
          reversed
          orientation={isMirrored ? 'right' : 'left'}
          ticks={[0, 2, 4, 6]}
          tickFormatter={(row: number) => weekday(days[row]!.day)}
          interval={0}
          width={1.75 * rem}
          axisLine={false}
          tickLine={false}
        />
        <Scatter
          data={cells}
          isAnimationActive={false}
          shape={({ cx, cy, payload }: ScatterShapeProps) => (
            <Hull cx={cx ?? 0} cy={cy ?? 0} of={payload as PlotDay} weeks={weeks} />
          )}
        />
      </ScatterChart>
    </PlotFrame>
  )
}

function Hull({ cx, cy, of, weeks }: { cx: number; cy: number; of: PlotDay; weeks: number }) {
  const area = usePlotArea()
  if (!area) return null
  const size = Math.min(area.width / weeks, area.height / WEEK) * HULL
  const half = size / 2
  return (
    <path
      className={css.day}
      data-depth={Math.min(of.count, DEEPEST)}
      data-today={of.today}
      d={`M${cx - half} ${cy - half * 0.6}h${size}a${half} ${half * 1.2} 0 0 1 -${size} 0Z`}
    >
      <title>{of.text}</title>
    </path>
  )
}
