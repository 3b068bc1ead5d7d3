import { ownRows } from '#domain/account/access.ts'
import { instant, integer, text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'
import { entryFields } from './entryFields.ts'

/**
 * Entries their writer deleted, for 30 days. A collection of its own, so that whatever reads the journal (a guardian's
 * page, an export, a count) cannot meet one. Nothing here is shared. Source: docs/rules/journal.md trash.
 */
export const TrashedEntries = systemCollection({
  slug: 'trashed-entries',
  rules: ownRows,
  fields: [
    ...entryFields(),
    // Stays with the entry: restored and shared again, it is still held back.
    yesNo('isHeld'),
    text('date', { required: true, max: 10 }),
    integer('version', { required: true, min: 1, defaultValue: 1 }),
    instant('deletedAt', { required: true, index: true }),
  ],
})
