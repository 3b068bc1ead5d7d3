import { productOnly } from '#domain/account/access.ts'
import { instant, text } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/**
 * Accounts that are to be deleted, one row each; undoing removes it. After the deletion the row stays with a bare id,
 * so that a restored backup can be cleaned again. Source: docs/rules/account.md D-116.
 */
export const AccountDeletions = systemCollection({
  slug: 'account-deletions',
  rules: productOnly,
  timestamps: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // One of `deletionAskers`.
    text('requestedBy', { required: true, max: 10 }),
    instant('requestedAt', { required: true }),
    // From then on nothing brings the account back.
    instant('eraseAt', { required: true, index: true }),
    // The steps of the job that are done, in order.
    { name: 'steps', type: 'json', required: true, defaultValue: [] },
    instant('erasedAt'),
  ],
})
