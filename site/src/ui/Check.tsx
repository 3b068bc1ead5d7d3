import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './Check.module.css'
import { FieldError } from './FieldError.tsx'

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** One box to tick, its words beside it. */
export function Check({ label, hint, error, onChange, ...rest }: CheckProps) {
  const id = useId()
  return (
    <div>
      <label className={css.check}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.words}>
          <span className={css.label}>{label}</span>
          {hint && <span className={css.hint}>{hint}</span>}
        </span>
      </label>
      {error && (
        <div className={css.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
