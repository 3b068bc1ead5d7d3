'use client'

import { Bar, BarChart, XAxis, YAxis, type BarShapeProps } from 'recharts'
import { PlotFrame } from './PlotFrame.client.tsx'

/** A figure: its name, its share of the longest bar (0 to 1; null draws none), and what is written beside it. */
export type Share = { key: string; name: string; share: number | null; text: string }
/** The figures from above; `summary` has them in a sentence. */
export type SharesPlotProps = { shares: readonly Share[]; summary: string; isMirrored: boolean }

/** In pixels: how thick a bar is, and the room for the longest text after the longest bar. */
const THICK = 16
const TEXT = 128

/** Figures below each other, each as water in a channel with its text after it. */
export function SharesPlot({ shares, summary, isMirrored }: SharesPlotProps) {
  const end = isMirrored ? { left: TEXT, right: 0 } : { left: 0, right: TEXT }
  return (
    <PlotFrame>
      <BarChart
        layout="vertical"
        data={shares.map((one) => ({ ...one, drawn: one.share ?? 0 }))}
        margin={{ top: 0, bottom: 0, ...end }}
        accessibilityLayer={false}
        role="img"
        aria-label={summary}
      >
        <XAxis type="number" hide reversed={isMirrored} domain={[0, 1]} />
        <YAxis
          type="category"
          dataKey="name"
          orientation={isMirrored ? 'right' : 'left'}
          interval={0}
          width="auto"
          tickMargin={8}
          tickLine={false}
        />
        <Bar
          dataKey="drawn"
          isAnimationActive={false}
          shape={({ x, y, width, height, payload }: BarShapeProps) => {
            const { share, text } = payload as Share
            return (
              <g>
                {share !== null && (
                  // In a mirrored chart a bar begins at the right and its width is negative.
                  <rect
                    className="ek-plot__bar"
                    x={Math.min(x, x + width)}
                    y={y + (height - THICK) / 2}
                    width={Math.abs(width)}
                    height={THICK}
                  />
                )}
                <text
                  className="ek-plot__count"
                  x={x + width + (isMirrored ? -8 : 8)}
                  y={y + height / 2}
                  dy="0.35em"
                  textAnchor={isMirrored ? 'end' : 'start'}
                >
                  {text}
                </text>
              </g>
            )
          }}
        />
      </BarChart>
    </PlotFrame>
  )
}
