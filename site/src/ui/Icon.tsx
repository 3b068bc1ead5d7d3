import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'
import css from './Icon.module.css'

/** A line icon of `lucide-react`, beside a word. Give `flip` to arrows, send and play: they turn round in Arabic. */
export function Icon({
  of: Shape,
  flip = false,
  className,
}: {
  of: LucideIcon
  flip?: boolean
  className?: string
}) {
  return (
    <Shape
      className={classes(css.icon, flip && 'ek-flip', className)}
      size="1.25em"
      strokeWidth={2}
      aria-hidden
    />
  )
}
