import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import css from './Pill.module.css'

/** A filter that is on or off. */
export function Pill({ on, className, ...rest }: ComponentProps<'button'> & { on: boolean }) {
  return <button type="button" {...rest} aria-pressed={on} className={classes(css.pill, className)} />
}
