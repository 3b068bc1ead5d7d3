import type { CollectionSlug, Field } from 'payload'

/** The person a row belongs to. */
export const userField = (name = 'user', required = true): Field => ({
  name,
  type: 'relationship',
  relationTo: 'users',
  required,
  index: true,
})
/** The person a row belongs to, where each has one row at most. */
export const onlyUserField = (): Field => ({
  name: 'user',
  type: 'relationship',
  relationTo: 'users',
  required: true,
  unique: true,
})
/** The row of a collection that a row belongs to. */
export const rowField = (
  name: string,
  relationTo: CollectionSlug,
  required = true,
  unique = false,
): Field => ({
  name,
  type: 'relationship',
  relationTo,
  required,
  ...(unique ? { unique } : { index: true }),
})
/** Text with a limit. */
export const text = (
  name: string,
  options: {
    required?: boolean
    index?: boolean
    unique?: boolean
    max?: number
    defaultValue?: string
  } = {},
): Field => ({
  name,
  type: 'text',
  required: options.required ?? false,
  index: options.index ?? false,
  unique: options.unique ?? false,
  maxLength: options.max ?? 255,
  ...(options.defaultValue !== undefined && { defaultValue: options.defaultValue }),
})
/** Long text. */
export const longText = (name: string, max: number, required = false): Field => ({
  name,
  type: 'textarea',
  required,
  maxLength: max,
})
/** A whole number. */
export const integer = (
  name: string,
  options: { required?: boolean; min?: number; max?: number; defaultValue?: number } = {},
): Field => ({
  name,
  type: 'number',
  required: options.required ?? false,
  ...options,
})
/** An amount of money. */
export const cents = (name: string): Field => integer(name, { required: true, min: 0, defaultValue: 0 })
/** An instant. */
export const instant = (name: string, options: { required?: boolean; index?: boolean } = {}): Field => ({
  name,
  type: 'date',
  required: options.required ?? false,
  index: options.index ?? false,
  admin: { date: { pickerAppearance: 'dayAndTime' } },
})
/** Yes or no. */
export const yesNo = (name: string, defaultValue = false): Field => ({
  name,
  type: 'checkbox',
  required: true,
  defaultValue,
})
/** One of a few words an editor picks. */
export const choice = (
  name: string,
  options: readonly string[],
  settings: { required?: boolean; index?: boolean } = {},
): Field => ({
  name,
  type: 'select',
  // Their messages: `withLabels.ts`..
  options: [...options],
  required: settings.required ?? false,
  index: settings.index ?? false,
})
