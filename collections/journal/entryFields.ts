import type { Field } from 'payload'
import { BODY_MAX, MOOD_MAX, MOOD_MIN, TITLE_MAX } from '#domain/journal/schema.ts'
import { integer, longText, text, userField } from '../_fields/fields.ts'

/** What a member wrote, in the journal as in its trash. Made anew for each, because Payload completes fields in place. */
export const entryFields = (): Field[] => [
  userField(),
  text('moodId', { max: 20 }),
  integer('mood', { min: MOOD_MIN, max: MOOD_MAX }),
  text('title', { max: TITLE_MAX }),
  longText('body', BODY_MAX, true),
  text('audioUrl', { max: 500 }),
  longText('transcript', BODY_MAX),
  { name: 'tags', type: 'json', required: true, defaultValue: [] },
]
