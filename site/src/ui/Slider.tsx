import { Slider as Parts } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Slider.module.css'

type SliderProps = {
  label: string
  /** The value as it is read out, such as `0:07 of 0:40`. */
  valueText: string
  value: number
  max: number
  disabled?: boolean
  onChange: (value: number) => void
  /** What is drawn instead of the plain line, such as the wave of a recording. */
  picture?: ReactNode
  className?: string | undefined
}

/**
 * A value between 0 and `max`, in whole steps. Arrow keys, Page Up and Down, Home and End move it; arrows turn round in
 * Arabic.
 */
export function Slider({ label, valueText, value, onChange, picture, className, ...rest }: SliderProps) {
  return (
    <Parts.Root
      {...rest}
      className={classes(css.slider, picture ? css.pictured : undefined, className)}
      value={[value]}
      onValueChange={([wanted]) => onChange(wanted!)}
    >
      <Parts.Track className={css.track}>{picture ?? <Parts.Range className={css.range} />}</Parts.Track>
      <Parts.Thumb className={css.thumb} aria-label={label} aria-valuetext={valueText} />
    </Parts.Root>
  )
}
