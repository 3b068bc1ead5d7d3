import { Bar, BarChart, XAxis, YAxis } from 'recharts'
import { useMessages } from '../../lib/messages.tsx'
import { PlotFrame } from './PlotFrame.tsx'
import css from './PointsPlot.module.css'
import { remInPixels } from './remInPixels.ts'

type PointsPlotProps = {
  /** Oldest first. */
  bars: readonly { name: string; value: number }[]
  /** The highest possible value. */
  most: number
  /** Describes what the picture shows. */
  summary: string
}

/** Values as columns in the water, against the highest possible one. */
export function PointsPlot({ bars, most, summary }: PointsPlotProps) {
  const isMirrored = useMessages().dir === 'rtl'
  const rem = remInPixels()
  return (
    <PlotFrame className={css.points}>
      <BarChart
        data={[...bars]}
        role="img"
        aria-label={summary}
        accessibilityLayer={false}
        margin={{ top: rem, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="25%"
      >
        <XAxis
          dataKey="name"
          reversed={isMirrored}
          height={2 * rem}
          tickLine={false}
          axisLine={{ className: css.level! }}
          minTickGap={rem}
        />
        <YAxis
          orientation={isMirrored ? 'right' : 'left'}
          domain={[0, most]}
          ticks={[0, most / 3, (2 * most) / 3, most]}
          width={2.5 * rem}
          tickLine={false}
          axisLine={false}
        />
        <Bar
          dataKey="value"
          className={css.bar!}
          isAnimationActive={false}
          maxBarSize={3 * rem}
          radius={[4, 4, 0, 0]}
        />
      </BarChart>
    </PlotFrame>
  )
}
