import type { CSSProperties } from 'react'
import css from './player.module.css'

type WaveProps = {
  /** The height of each bar, 0 to 100. */
  heights: readonly number[]
  /** How much of it was heard, 0 to 1. */
  heard: number
}

/** Units of the drawing from one bar to the next, and its height. */
const STEP = 3
const HEIGHT = 40
/** The lowest bar: silence is a dot. */
const LEAST = 1

/** A recording as it sounds: a bar for each part of it, those that were heard in another color. For eyes only. */
export function Wave({ heights, heard }: WaveProps) {
  const bars = heights
    .map((height, index) => {
      const long = Math.max(LEAST, (height / 100) * (HEIGHT - 4))
      return `M${(index + 0.5) * STEP} ${((HEIGHT - long) / 2).toFixed(1)}v${long.toFixed(1)}`
    })
    .join('')
  return (
    <svg
      className={css.wave}
      viewBox={`0 0 ${heights.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      style={{ '--heard': `${(heard * 100).toFixed(1)}%` } as CSSProperties}
    >
      <path d={bars} />
      <path d={bars} className={css.heard} />
    </svg>
  )
}
