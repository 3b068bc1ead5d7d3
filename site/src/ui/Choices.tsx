import { Checkbox, Label } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import css from './Choices.module.css'
import { FieldError } from './FieldError.tsx'
import { Radio, Radios } from './Radios.tsx'
import { submitOnEnter } from './submitOnEnter.ts'

/** One row to choose. */
export type Choice<V extends string> = {
  value: V
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

type Shared<V extends string> = {
  /** The question, shown above. Give `hideLabel` when a heading already asks it. */
  label: ReactNode
  hideLabel?: boolean
  hint?: ReactNode
  error?: string | undefined
  options: readonly Choice<V>[]
  /** `wrap`: as wide as their text. `rows`: one under another. `grid`: columns. `even`: equal parts of a row. */
  layout?: 'wrap' | 'rows' | 'grid' | 'even'
  name?: string
}
type ChoicesProps<V extends string> = Shared<V> &
  (
    | { many?: false; value: V | null; onChange: (value: V) => void }
    | { many: true; value: readonly V[]; onChange: (values: V[]) => void; max?: number }
  )

/** Rows to choose one of (radio buttons) or, with `many`, several of (check boxes, in the order they were chosen). */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { label, hideLabel = false, hint, error, options, layout = 'wrap' } = props
  const id = useId()
  const name = props.name ?? id
  const full = props.many === true && props.max !== undefined && props.value.length >= props.max
  const toggle = (value: V) => {
    if (!props.many) return
    props.onChange(
      props.value.includes(value) ? props.value.filter((other) => other !== value) : [...props.value, value],
    )
  }
  const inside = (
    <>
      <legend className={hideLabel ? 'ek-sr' : css.legend}>{label}</legend>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={css[layout]}>
        {options.map((option) => (
          <Label.Root key={option.value} className={css.choice}>
            {props.many ? (
              <Checkbox.Root
                name={name}
                value={option.value}
                className={css.box}
                checked={props.value.includes(option.value)}
                disabled={option.disabled || (full && !props.value.includes(option.value))}
                onCheckedChange={() => toggle(option.value)}
                onKeyDown={submitOnEnter}
              />
            ) : (
              <Radio value={option.value} disabled={option.disabled ?? false} className={css.dot} />
            )}
            {option.icon}
            <span className={css.words}>
              {option.label}
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
          </Label.Root>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
  const group = {
    className: css.group,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  }
  if (props.many) return <fieldset {...group}>{inside}</fieldset>
  return (
    <Radios {...group} name={name} value={props.value} onChange={(value) => props.onChange(value as V)}>
      {inside}
    </Radios>
  )
}
