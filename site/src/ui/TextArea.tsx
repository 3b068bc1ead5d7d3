import type { ComponentProps } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field.ts'
import css from './Input.module.css'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength' | 'value'> & {
  value: string
  /** Most characters. Nothing is cut off while typing; the counter shows when the end is near, or passed. */
  max?: number
}

/** Several lines of text inside a `Field`. */
export function TextArea({ max, className, value, ...rest }: TextAreaProps) {
  const t = useMessages()
  const left = max === undefined ? null : max - value.length
  const near = left !== null && left <= Math.max(20, max! * 0.2)
  return (
    <>
      <textarea
        rows={3}
        {...useFieldAttributes()}
        {...rest}
        value={value}
        className={classes(css.input, css.area, className)}
      />
      {near && (
        <p className={classes(css.left, left < 0 && css.over)} role="status">
          {left < 0
            ? t('shell.field.characters_over', { over: -left })
            : t('shell.field.characters_left', { left, max: max! })}
        </p>
      )}
    </>
  )
}
