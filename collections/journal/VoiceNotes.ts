import { productOnly } from '#domain/account/access.ts'
import { VOICE_BYTES_MAX, VOICE_NOTES, VOICE_SECONDS_MAX } from '#domain/journal/voice.ts'
import { instant, integer, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Voice notes of journal entries. The file is in storage under `filename`; its address is answered to its owner alone.
 * The entry moves between journal and trash, so its id refers to either. Source: docs/rules/journal.md voice.
 */
export const VoiceNotes = systemCollection({
  slug: VOICE_NOTES,
  rules: productOnly,
  fields: [
    userField(),
    text('entryId', { required: true, unique: true, max: 36 }),
    text('filename', { required: true, max: 60 }),
    text('type', { required: true, max: 20 }),
    // Bytes.
    integer('size', { required: true, min: 1, max: VOICE_BYTES_MAX }),
    integer('seconds', { required: true, min: 1, max: VOICE_SECONDS_MAX }),
    // Empty while the file is on its way; a note that stays so is removed at night.
    instant('storedAt'),
  ],
})
