'use client'

import { Bar, BarChart, XAxis, type BarShapeProps } from 'recharts'
import { PlotFrame } from './PlotFrame.client.tsx'

/** A count and its name under the column. */
export type Level = { key: string; name: string; count: number }
/** The counts, oldest first; `summary` has them in a sentence. */
export type LevelsPlotProps = {
  levels: readonly Level[]
  summary: string
  locale: string
  isMirrored: boolean
}

/** The lowest water in pixels, so that one and none differ. */
const GROUND = 6

/** Counts as water that steps from one to the next, each written above its column. */
export function LevelsPlot({ levels, summary, locale, isMirrored }: LevelsPlotProps) {
  return (
    <PlotFrame>
      <BarChart
        data={levels}
        barCategoryGap={0}
        margin={{ top: 28, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        role="img"
        aria-label={summary}
      >
        <XAxis
          dataKey="name"
          reversed={isMirrored}
          interval={0}
          tickLine={false}
          tickMargin={8}
          height={32}
        />
        <Bar
          dataKey="count"
          isAnimationActive={false}
          minPointSize={(count) => (count ? GROUND : 0)}
          shape={({ x, y, width, height, payload }: BarShapeProps) => (
            <g>
              <rect className="ek-plot__water" x={x} y={y} width={width} height={height} />
              <line className="ek-plot__level" x1={x} x2={x + width} y1={y} y2={y} />
              <text className="ek-plot__count" x={x + width / 2} y={y} dy="-0.5em" textAnchor="middle">
                {(payload as Level).count.toLocaleString(locale)}
              </text>
            </g>
          )}
        />
      </BarChart>
    </PlotFrame>
  )
}
