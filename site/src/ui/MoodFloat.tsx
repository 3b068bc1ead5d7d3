import type { Mood } from '#domain/checkins/moods.ts'
import { classes } from './classes.ts'
import css from './MoodFloat.module.css'

type MoodFloatProps = {
  mood: Mood
  /** Its name, when no text stands beside it. */
  label?: string
  size?: 'small' | 'normal' | 'large'
  className?: string | undefined
}

/** A mood as a painted float with a face. Needs one `MoodSprite` on the page. */
export function MoodFloat({ mood, label, size = 'normal', className }: MoodFloatProps) {
  return (
    <svg
      className={classes(css.mood, size !== 'normal' && css[size], className)}
      viewBox="0 0 96 96"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#mood-${mood}`} />
    </svg>
  )
}
