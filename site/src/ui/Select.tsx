import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field.ts'
import { Icon } from './Icon.tsx'
import css from './Input.module.css'

/** The browser's own list inside a `Field`; its children are `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={css.pick}>
      <select {...useFieldAttributes()} {...rest} className={classes(css.input, className)}>
        {children}
      </select>
      <Icon of={ChevronDown} />
    </div>
  )
}
