import { digitsOf } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import css from './lock.module.css'
import { PIN_MAX } from './lock.ts'

type PinFieldProps = {
  name: string
  label: string
  hint?: string
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  disabled?: boolean
}

/** A PIN: digits only, hidden until Show is pressed. */
export function PinField({ label, hint, error, onChange, ...rest }: PinFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      <PasswordInput
        {...rest}
        className={css.pin}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange(digitsOf(event.target.value).slice(0, PIN_MAX))}
      />
    </Field>
  )
}
