import { writtenByProduct, staffWith } from '#domain/access/rules.ts'
import { longText, text, yesNo } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Feature flags. Switched in the flags view, which also writes the audit log. */
export const FeatureFlags = systemCollection({
  slug: 'feature-flags',
  rules: writtenByProduct(staffWith('flags.write')),
  fields: [
    text('flagKey', { required: true, unique: true, max: 60 }),
    text('category', { required: true, max: 20 }),
    longText('description', 400),
    yesNo('enabled'),
  ],
})
