import type { Field } from 'payload'
import { computed } from '#access/enforce.ts'
import { LEGAL_TEXT_MAX, LEGAL_TITLE_MAX } from '#domain/legal/documents.ts'
import { richText } from '../_fields/richText.ts'

/** A field only the product writes; staff reads it. */
export const numbered = (field: Field): Field =>
  ({ ...field, access: computed, admin: { readOnly: true } }) as Field

/** The title and the three readings of a legal text, in every language. */
export const legalWording = (): Field[] => [
  { name: 'title', type: 'text', localized: true, maxLength: LEGAL_TITLE_MAX },
  richText('body', { max: LEGAL_TEXT_MAX }),
  richText('bodyTeen', { max: LEGAL_TEXT_MAX }),
  richText('bodyChild', { max: LEGAL_TEXT_MAX }),
]
