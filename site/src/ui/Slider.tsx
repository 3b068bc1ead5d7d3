import { Slider as Parts } from 'radix-ui'
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
  className?: string | undefined
}

/**
 * A value between 0 and `max`, in whole steps. Arrow keys, Page Up and Down, Home and End move it; arrows turn round in
 * Arabic.
 */
export function Slider({ label, valueText, value, onChange, className, ...rest }: SliderProps) {
  return (
    <Parts.Root
      {...rest}
      className={classes(css.slider, className)}
      value={[value]}
      onValueChange={([wanted]) => onChange(wanted!)}
    >
      <Parts.Track className={css.track}>
        <Parts.Range className={css.range} />
      </Parts.Track>
      <Parts.Thumb className={css.thumb} aria-label={label} aria-valuetext={valueText} />
    </Parts.Root>
  )
}
