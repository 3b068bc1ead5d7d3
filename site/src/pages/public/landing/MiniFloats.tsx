import type { Mood } from '#domain/checkins/moods.ts'
import { classes } from '../../../ui/classes.ts'
import { MoodFloat } from '../../../ui/MoodFloat.tsx'
import css from './features.module.css'

/** A few floats on the water, as a picture. */
export const MiniFloats = ({
  moods,
  className,
}: {
  moods: readonly Mood[]
  className?: string | undefined
}) => (
  <div className={classes(css.floats, className)}>
    {moods.map((mood) => (
      <span key={mood} data-mood={mood}>
        <MoodFloat mood={mood} />
      </span>
    ))}
  </div>
)
