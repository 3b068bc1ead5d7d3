import { sealed } from '#domain/account/access.ts'
import { instant, userField } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** Ids of deleted entries, so that a late save in another tab does not bring one back. */
export const DeletedEntries = machineCollection({
  slug: 'deleted-entries',
  rules: sealed,
  timestamps: false,
  fields: [userField(), instant('deletedAt', { required: true, index: true })],
})
