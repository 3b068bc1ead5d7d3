import { ownRows } from '#domain/account/access.ts'
import { text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Display preferences of a member, one row each. Source: docs/rules/account.md S-002-3. */
export const UserSettings = systemCollection({
  slug: 'user-settings',
  rules: ownRows,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    text('theme', { required: true, max: 10 }),
    { name: 'comfort', type: 'json', required: true, defaultValue: {} },
    yesNo('dataExportEnabled', true),
    yesNo('accountDeletionEnabled', true),
  ],
})
