import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './Switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
}

/** Something that is on or off at once, without a save button. */
export function Switch({ label, hint, onChange, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label className={css.switch}>
      <span className={css.words}>
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
