import { useId, type ReactNode } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { FieldContext } from './field.ts'
import { classes } from './classes.ts'
import css from './Field.module.css'
import { FieldError } from './FieldError.tsx'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Another hint that may take its place: the room is always that of the longer one. */
  otherHint?: string
  /** The sentence under the field; its presence marks the field as wrong. */
  error?: string | undefined
  /** Adds "(optional)" to the label. */
  optional?: boolean
  required?: boolean
  /** Keeps room for two lines of error, so that nothing below moves when they come. */
  reserve?: boolean
  /** One input: `TextInput`, `PasswordInput`, `CodeInput`, `TextArea` or `Select`. */
  children: ReactNode
}

/** A label above, a hint under it, one input, and the error under that. */
export function Field({
  label,
  hint,
  otherHint,
  error,
  optional = false,
  required = false,
  reserve = false,
  children,
}: FieldProps) {
  const t = useMessages()
  const id = useId()
  const hintId = hint ? `${id}-hint` : null
  const errorId = error ? `${id}-error` : null
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  const mark = optional ? ` (${t('common.state.optional')})` : null
  return (
    <div className={classes(css.field, reserve && css.reserve)}>
      <label className={css.label} htmlFor={id}>
        {label}
        {mark && <span className={css.optional}>{mark}</span>}
      </label>
      {hint && (
        <p className={css.hint} id={hintId!} data-other={otherHint}>
          {otherHint ? <span>{hint}</span> : hint}
        </p>
      )}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {error ? (
        <FieldError id={errorId!}>{error}</FieldError>
      ) : (
        reserve && <p className={css.room} data-room />
      )}
    </div>
  )
}
