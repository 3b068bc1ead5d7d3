import { useId } from 'react'

type Props<T extends string> = {
  label: string
  value: T
  options: readonly (readonly [value: T, label: string])[]
  issue?: string | undefined
  /** The language an option is written in, where that differs from the page's. */
  langOf?: (value: T) => string
  onChange: (value: T) => void
}

/** One of a few, with its label above it and what is wrong below. */
export function Choice<T extends string>({ label, value, options, issue, langOf, onChange }: Props<T>) {
  const id = useId()
  return (
    <div className="ek-field">
      <label>
        {label}
        <select
          value={value}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? id : undefined}
          onChange={({ target }) => {
            const chosen = options.find(([one]) => one === target.value)
            if (chosen) onChange(chosen[0])
          }}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one} lang={langOf?.(one)}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <Issue id={id} text={issue} />
    </div>
  )
}

/** What is wrong with a field. */
export function Issue({ id, text }: { id: string; text?: string | undefined }) {
  return text ? (
    <span className="ek-failed" id={id}>
      {text}
    </span>
  ) : null
}
