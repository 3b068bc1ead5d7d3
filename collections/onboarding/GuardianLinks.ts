import { sealed } from '#domain/account/access.ts'
import { instant, text, userField } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** Who agreed for a child or teen. One live link for each child and address. Source: spec 000 §3, decision D-005. */
export const GuardianLinks = machineCollection({
  slug: 'guardian-links',
  rules: sealed,
  indexes: [{ fields: ['child', 'guardianEmail'], unique: true }],
  fields: [
    userField('child'),
    text('guardianEmail', { required: true, index: true }),
    userField('guardian', false),
    text('status', { required: true, max: 10 }),
    text('pageTokenHash', { unique: true, max: 64 }),
    instant('verifiedAt'),
    instant('revokedAt'),
  ],
})
