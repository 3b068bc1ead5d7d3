import { Bar, BarChart, XAxis, YAxis, type BarShapeProps } from 'recharts'
import { useMessages } from '../../lib/messages.tsx'
import { PlotFrame } from './PlotFrame.tsx'
import { remInPixels } from './remInPixels.ts'
import css from './SharesPlot.module.css'

/** In rem: how thick a bar is. */
const THICK = 0.5

/**
 * A bar for each row of the list it lies on, at the foot of the row; the longest takes the whole width. The list says
 * the figures, so the bars are hidden from screen readers. The element around both is positioned, and the rows are
 * equally high.
 */
export function SharesPlot({ counts }: { counts: readonly number[] }) {
  const isMirrored = useMessages().dir === 'rtl'
  const thick = THICK * remInPixels()
  return (
    <div className={css.shares} aria-hidden="true">
      <PlotFrame className={css.plot}>
        <BarChart
          layout="vertical"
          data={counts.map((count, row) => ({ row, count }))}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          barCategoryGap={0}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide reversed={isMirrored} domain={[0, 'dataMax']} />
          <YAxis type="category" dataKey="row" hide />
          <Bar
            dataKey="count"
            isAnimationActive={false}
            shape={({ x, y, width, height }: BarShapeProps) => (
              // In a mirrored chart a bar begins at the right and its width is negative.
              <rect
                className={css.bar}
                x={Math.min(x, x + width)}
                y={y + height - thick}
                width={Math.abs(width)}
                height={thick}
              />
            )}
          />
        </BarChart>
      </PlotFrame>
    </div>
  )
}
