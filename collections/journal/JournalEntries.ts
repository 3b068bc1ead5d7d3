import { ownRows } from '#domain/account/access.ts'
import { instant, integer, text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'
import { entryFields } from './entryFields.ts'

/**
 * What people write for themselves: readable by the writer alone through every door, the panel included. `date` is the
 * day in the writer's zone when the entry was first saved. A guardian's reading is a query of its own, never this
 * collection.
 */
export const JournalEntries = systemCollection({
  slug: 'journal-entries',
  rules: ownRows,
  fields: [
    ...entryFields(),
    text('visibility', { required: true, max: 10, defaultValue: 'private' }),
    yesNo('sharedWithParent'),
    // When sharing was switched on; empty while off. Guardians read what was shared since they agreed.
    // Source: docs/rules/guardians.md T-15.
    instant('sharedAt'),
    // Words that may be about danger at home: no guardian reads them. Source: docs/rules/guardians.md D-045.
    yesNo('isHeld'),
    // The writer said yes, when they shared it, to a person who looks first. Source: docs/rules/moderation.md release.
    yesNo('personMayLook'),
    text('date', { required: true, max: 10 }),
    integer('version', { required: true, min: 1, defaultValue: 1 }),
  ],
})
