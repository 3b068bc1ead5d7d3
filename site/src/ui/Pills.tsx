import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import css from './Pills.module.css'

type PillsProps = {
  /** What the filters are for. */
  label: string
  options: readonly { value: string; label: ReactNode }[]
  /** Those that are on. */
  value: readonly string[]
  /** One was pressed: turn it on or off. */
  onToggle: (value: string) => void
  className?: string | undefined
}

/** A group of filters, each on or off. Arrow keys move. */
export function Pills({ label, options, value, onToggle, className }: PillsProps) {
  return (
    <ToggleGroup.Root
      type="multiple"
      role="group"
      value={[...value]}
      aria-label={label}
      className={className}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={css.pill}
          onClick={() => onToggle(option.value)}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
