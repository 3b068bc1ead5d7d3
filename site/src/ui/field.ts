import { createContext, useContext } from 'react'

/** What an input learns from the `Field` around it. */
export type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

/** Set by `Field`, read by every input. */
export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes that tie an input to its label, hint and error. Empty outside a `Field`. */
export function useFieldAttributes() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
