import { ownRows } from '#domain/account/access.ts'
import { text, yesNo } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** How a person likes the product to look and behave; one row each. Source: spec 002 §3. */
export const UserSettings = machineCollection({
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
