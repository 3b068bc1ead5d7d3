import { useId } from 'react'
import css from '../store.module.css'

type FilterGroupProps<V extends string> = {
  label: string
  options: readonly { value: V; label: string }[]
  /** The one that is on. */
  value: V | undefined
  onToggle: (value: V) => void
}

/** Filters of one kind: one of them is on, or none. */
export function FilterGroup<V extends string>({ label, options, value, onToggle }: FilterGroupProps<V>) {
  const id = useId()
  return (
    <div className={css.filter} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.pill}
          aria-pressed={option.value === value}
          onClick={() => onToggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
