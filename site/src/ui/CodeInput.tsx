import type { ClipboardEvent, ComponentProps } from 'react'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field.ts'
import css from './Input.module.css'

type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  /** The digits so far. */
  value: string
  onChange: (digits: string) => void
  /** Called once each time the last digit arrives. */
  onComplete?: ((digits: string) => void) | undefined
  length?: number
}

/** Latin digits of a text; Arabic-Indic and Persian digits count as the digits they are. */
export function digitsOf(text: string): string {
  const latin = text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return latin.replace(/\D/g, '')
}

/** A one-time code in one field: digits only, whatever is typed, pasted or filled in by the phone. */
export function CodeInput({ value, onChange, onComplete, length = 6, className, ...rest }: CodeInputProps) {
  const take = (text: string) => {
    const digits = digitsOf(text).slice(0, length)
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  // A paste replaces everything: a code copied with its sentence ("Your code is 123 456") still lands right.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.clipboardData.getData('text'))
    if (digits.length < length) return
    event.preventDefault()
    take(digits)
  }
  return (
    <input
      {...useFieldAttributes()}
      {...rest}
      className={classes(css.input, css.code, className)}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => take(event.target.value)}
      onPaste={paste}
    />
  )
}
