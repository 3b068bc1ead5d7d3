import { ownRows } from '#domain/account/access.ts'
import { BODY_MAX, MOOD_MAX, MOOD_MIN, TITLE_MAX } from '#domain/journal/schema.ts'
import { instant, integer, longText, text, userField, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Entries their writer deleted, for 30 days. A collection of its own, so that whatever reads the journal (a guardian's
 * page, an export, a count) cannot meet one. Nothing here is shared. Source: docs/rules/journal.md trash.
 */
export const TrashedEntries = systemCollection({
  slug: 'trashed-entries',
  rules: ownRows,
  fields: [
    userField(),
    text('moodId', { max: 20 }),
    integer('mood', { min: MOOD_MIN, max: MOOD_MAX }),
    text('title', { max: TITLE_MAX }),
    longText('body', BODY_MAX, true),
    text('audioUrl', { max: 500 }),
    longText('transcript', BODY_MAX),
    { name: 'tags', type: 'json', required: true, defaultValue: [] },
    // Stays with the entry: restored and shared again, it is still held back.
    yesNo('isHeld'),
    text('date', { required: true, max: 10 }),
    integer('version', { required: true, min: 1, defaultValue: 1 }),
    instant('deletedAt', { required: true, index: true }),
  ],
})
