'use client'

import { useEffect, useState } from 'react'
import {
  CartesianGrid,
  Line,
  LineChart,
  Tooltip,
  useActiveTooltipLabel,
  usePlotArea,
  useYAxisScale,
  XAxis,
  YAxis,
  type DotItemDotProps,
} from 'recharts'
import { PlotFrame } from './PlotFrame.client.tsx'

/** One line: `counts` has a number for each day, or null where nothing may be shown. */
export type PlotLine = { key: string; name: string; counts: readonly (number | null)[] }
/** Lines over the same days, oldest first. */
export type LinesPlotProps = {
  /** What an axis and a tip call each day. */
  days: readonly string[]
  lines: readonly PlotLine[]
  /** Describes what the picture shows. */
  summary: string
  /** Instead of a number that may not be shown. */
  none: string
  locale: string
  isMirrored: boolean
}

/** In pixels: room for the names after the lines, and a line of text. */
const NAMES = 88
const TEXT = 20

/**
 * Lines that step from day to day, named where they end. Days without a number are gaps. Arrow keys walk along the days
 * and say them.
 */
export function LinesPlot({ days, lines, summary, none, locale, isMirrored }: LinesPlotProps) {
  const [pointed, setPointed] = useState<unknown>()
  const rows = days.map((day, at) => ({
    at,
    day,
    ...Object.fromEntries(lines.map(({ key, counts }) => [key, counts[at] ?? null])),
  }))
  const linesOf = (at: unknown) =>
    typeof at === 'number' && days[at] !== undefined
      ? [
          days[at],
          ...lines.map(({ name, counts }) => `${name} ${counts[at]?.toLocaleString(locale) ?? none}`),
        ]
      : []
  const end = isMirrored ? { left: NAMES, right: 0 } : { left: 0, right: NAMES }
  return (
    <>
      <PlotFrame>
        <LineChart data={rows} margin={{ top: 12, bottom: 0, ...end }} role="img" aria-label={summary}>
          <CartesianGrid vertical={false} />
          <XAxis
            dataKey="at"
            scale="band"
            reversed={isMirrored}
            interval="preserveStartEnd"
            minTickGap={48}
            tickFormatter={(at: number) => days[at] ?? ''}
            tickLine={false}
            tickMargin={8}
            height={32}
          />
          <YAxis
            orientation={isMirrored ? 'right' : 'left'}
            allowDecimals={false}
            tickFormatter={(count: number) => count.toLocaleString(locale)}
            width="auto"
            tickMargin={8}
            axisLine={false}
            tickLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ className: 'ek-plot__cursor' }}
            content={({ label }) => (
              <p className="ek-plot__tip">
                {linesOf(label).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            )}
          />
          {lines.map(({ key, counts }) => (
            <Line
              key={key}
              dataKey={key}
              className={`ek-plot__line ek-plot__line--${key}`}
              type="step"
              connectNulls={false}
              isAnimationActive={false}
              activeDot={false}
              dot={({ cx, cy, index }: DotItemDotProps) => (
                <LoneDay
                  key={index}
                  cx={cx}
                  cy={cy}
                  of={key}
                  isLone={isLone(counts, index)}
                  all={days.length}
                />
              )}
            />
          ))}
          <Names lines={lines} isMirrored={isMirrored} />
          <Pointed onDay={setPointed} />
        </LineChart>
      </PlotFrame>
      <p className="ek-unseen" role="status">
        {linesOf(pointed).join(', ')}
      </p>
    </>
  )
}

const isLone = (counts: PlotLine['counts'], at: number): boolean =>
  counts[at] != null && counts[at - 1] == null && counts[at + 1] == null

type LoneDayProps = { cx: unknown; cy: unknown; of: string; isLone: boolean; all: number }

/** A day between two gaps: a line needs two points, so it would not be seen. */
function LoneDay({ cx, cy, of, isLone, all }: LoneDayProps) {
  const area = usePlotArea()
  if (!isLone || !area || typeof cx !== 'number' || typeof cy !== 'number') return null
  const half = Math.max(area.width / all, 6) / 2
  return <path className={`ek-plot__lone ek-plot__line--${of}`} d={`M${cx - half} ${cy}h${half * 2}`} />
}

/** The name of each line beside its end; names do not cover each other. */
function Names({ lines, isMirrored }: Pick<LinesPlotProps, 'lines' | 'isMirrored'>) {
  const area = usePlotArea()
  const yOf = useYAxisScale()
  if (!area || !yOf) return null
  const ends = lines
    .map(({ key, name, counts }) => ({ key, name, y: yOf(counts.findLast((count) => count !== null)) }))
    .filter((end): end is typeof end & { y: number } => end.y !== undefined)
    .sort((a, b) => a.y - b.y)
  // From below upwards, so that none falls out at the foot.
  for (let at = ends.length - 2; at >= 0; at--) {
    ends[at]!.y = Math.min(ends[at]!.y, ends[at + 1]!.y - TEXT)
  }
  return ends.map(({ key, name, y }) => (
    <text
      key={key}
      className="ek-plot__name"
      x={isMirrored ? area.x - 8 : area.x + area.width + 8}
      y={y}
      dy="0.35em"
      textAnchor={isMirrored ? 'end' : 'start'}
    >
      {name}
    </text>
  ))
}

/** Shows which day is pointed at or walked to. */
function Pointed({ onDay }: { onDay: (at: unknown) => void }) {
  const label = useActiveTooltipLabel()
  useEffect(() => onDay(label), [label, onDay])
  return null
}
