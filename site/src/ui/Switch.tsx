import { Label, Switch as Parts } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import css from './Switch.module.css'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}

/** Something that is on or off at once, without a save button. */
export function Switch({ label, hint, onChange, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <Label.Root className={css.switch}>
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
      <Parts.Root
        {...rest}
        className={css.track}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={onChange}
      >
        <Parts.Thumb className={css.thumb} />
      </Parts.Root>
    </Label.Root>
  )
}
