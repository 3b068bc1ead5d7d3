import { productOnly } from '#domain/account/access.ts'
import { exportStates } from '#domain/account/exports.ts'
import { instant, integer, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Copies of the data that were asked for: by the member (`askedBy` is `user`) or by a guardian about a child. The
 * file is in storage under `filename`, a new name for each try. One runs at a time for each pair; an index holds
 * that. Source: docs/rules/account.md D-118.
 */
export const DataExports = systemCollection({
  slug: 'data-exports',
  rules: productOnly,
  fields: [
    userField(),
    userField('askedBy'),
    text('state', { required: true, max: Math.max(...exportStates.map(({ length }) => length)) }),
    // Percent of the rows that are in the file.
    integer('progress', { required: true, min: 0, max: 100, defaultValue: 0 }),
    text('filename', { max: 60 }),
    // Bytes.
    integer('size', { min: 0 }),
    instant('readyAt'),
    instant('expiresAt', { index: true }),
  ],
})
