import { useId, type InputHTMLAttributes } from 'react'
import { Issue } from '#admin/_shell/Choice.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  issue?: string | undefined
  hint?: string
  onChange: (value: string) => void
}

/** One line to type, with its label above it and what is wrong below. */
export function TextField({ label, issue, hint, onChange, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ')
  return (
    <div className="ek-field">
      <label>
        {label}
        <input
          dir="auto"
          {...input}
          aria-invalid={issue ? true : undefined}
          aria-describedby={described || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      {hint && (
        <span className="ek-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Issue id={`${id}-issue`} text={issue} />
    </div>
  )
}
