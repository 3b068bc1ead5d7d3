import { Checkbox, Label } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import css from './Check.module.css'
import { FieldError } from './FieldError.tsx'
import { submitOnEnter } from './submitOnEnter.ts'

type CheckProps = {
  label: ReactNode
  /** For readers only: what stands around the box says it. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  required?: boolean
}

/** One box to tick, its text beside it. */
export function Check({ label, hideLabel = false, hint, error, onChange, ...rest }: CheckProps) {
  const id = useId()
  return (
    <div>
      <Label.Root className={css.check}>
        <Checkbox.Root
          {...rest}
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onCheckedChange={(checked) => onChange(checked === true)}
          onKeyDown={submitOnEnter}
        />
        <span className={css.words}>
          <span className={hideLabel ? 'ek-sr' : css.label}>{label}</span>
          {hint && <span className={css.hint}>{hint}</span>}
        </span>
      </Label.Root>
      {error && (
        <div className={css.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
