import { staffWith, writtenByProduct } from '#domain/access/rules.ts'
import { instant, longText, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Who of the staff is on shift from when to when, and what they handed over. Source: docs/rules/moderation.md shifts.
 */
export const ModeratorShifts = systemCollection({
  slug: 'moderator-shifts',
  rules: writtenByProduct(staffWith('incidents.write')),
  fields: [
    userField(),
    instant('startsAt', { required: true, index: true }),
    instant('endsAt', { required: true, index: true }),
    longText('note', 1_000),
  ],
})
