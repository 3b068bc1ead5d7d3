import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field.ts'
import css from './Input.module.css'

/** One line of text inside a `Field`. Give `type`, `autoComplete` and `inputMode` where they apply. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldAttributes()} {...rest} className={classes(css.input, className)} />
}
