import type { Field } from 'payload'
import { VOICE_SECONDS_MAX } from '#domain/journal/voice.ts'
import { BODY_MAX, MOOD_MAX, MOOD_MIN, TITLE_MAX } from '#domain/journal/schema.ts'
import { integer, longText, text, userField } from '../_fields/fields.ts'

/**
 * What a member wrote, in the journal as in its trash. Made anew for each, because Payload completes fields in place.
 */
export const entryFields = (): Field[] => [
  userField(),
  text('moodId', { max: 20 }),
  integer('mood', { min: MOOD_MIN, max: MOOD_MAX }),
  text('title', { max: TITLE_MAX }),
  longText('body', BODY_MAX, true),
  // Where its voice note is heard, and how long it lasts; both empty without one.
  text('audioUrl', { max: 500 }),
  integer('audioSeconds', { min: 1, max: VOICE_SECONDS_MAX }),
  longText('transcript', BODY_MAX),
  // Who wrote the transcript down: one of `transcriptSources`, empty without a transcript.
  text('transcriptBy', { max: 10 }),
  { name: 'tags', type: 'json', required: true, defaultValue: [] },
]
