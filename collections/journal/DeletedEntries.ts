import { productOnly } from '#domain/account/access.ts'
import { instant, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Ids of deleted entries, so that a late save in another tab does not bring one back. */
export const DeletedEntries = systemCollection({
  slug: 'deleted-entries',
  rules: productOnly,
  timestamps: false,
  fields: [userField(), instant('deletedAt', { required: true, index: true })],
})
