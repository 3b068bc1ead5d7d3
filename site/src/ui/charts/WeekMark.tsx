import { remInPixels } from './remInPixels.ts'
import type { WeekPlotDay } from './WeekPlot.tsx'
import css from './WeekPlot.module.css'

/** In rem: the size of a float, and how deep it lies in the water. */
const FLOAT = 3
const FLOAT_OF_CHILD = 3.75
const DRAUGHT = 0.7
/** In rem: how far down the water is clear. */
const SURFACE = 1.25
const CORNER = 6

type WeekMarkProps = {
  of: WeekPlotDay
  x: number
  y: number
  width: number
  height: number
  isChild: boolean
  notYet: string
}

/** A day: water as high as its mood with the float on top. Without check-in a gap with a dashed edge, never a zero. */
export function WeekMark({
  of: { score, mood, today },
  x,
  y,
  width,
  height,
  isChild,
  notYet,
}: WeekMarkProps) {
  const rem = remInPixels()
  if (score === null) return <Gap {...{ x, y, width, height }} text={today ? notYet : ''} />
  const float = Math.min((isChild ? FLOAT_OF_CHILD : FLOAT) * rem, width)
  return (
    <g>
      <rect className={css.water} x={x} y={y} width={width} height={height} />
      {mood && (
        <use
          className={css.float}
          href={`#mood-${mood.id}`}
          x={x + (width - float) / 2}
          y={y + DRAUGHT * rem - float}
          width={float}
          height={float}
        />
      )}
      {/* Over the float: what lies in the water is seen through it. */}
      <rect className={css.surface} x={x} y={y} width={width} height={Math.min(SURFACE * rem, height)} />
    </g>
  )
}

type GapProps = Pick<WeekMarkProps, 'x' | 'y' | 'width' | 'height'> & { text: string }

function Gap({ x, y, width, height, text }: GapProps) {
  const edge = width * 0.08
  const [left, right, bottom] = [x + edge, x + width - edge, y + height]
  return (
    <g>
      <path
        className={css.gap}
        d={`M${left} ${bottom}V${y + CORNER}q0-${CORNER} ${CORNER}-${CORNER}H${right - CORNER}q${CORNER} 0 ${CORNER} ${CORNER}V${bottom}`}
      />
      <text className={css.open} x={x + width / 2} y={y} textAnchor="middle">
        {/* A line for each word: columns are narrow. */}
        {text.split(' ').map((word, line) => (
          <tspan key={word} x={x + width / 2} dy={line === 0 ? '1.6em' : '1.3em'}>
            {word}
          </tspan>
        ))}
      </text>
    </g>
  )
}
