import { productOnly } from '#domain/account/access.ts'
import { instant, text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Families. A code lets its holder in, so no general route reads a row. Source: docs/rules/family.md S-000-3. */
export const FamilyGroups = systemCollection({
  slug: 'family-groups',
  rules: productOnly,
  fields: [
    text('name', { required: true, max: 60 }),
    userField('createdBy', false),
    text('inviteCode', { required: true, unique: true, max: 8 }),
    instant('inviteExpiresAt'),
  ],
})

/** Who belongs to a family; each person once in each. */
export const FamilyMembers = systemCollection({
  slug: 'family-members',
  rules: productOnly,
  indexes: [{ fields: ['family', 'user'], unique: true }],
  fields: [
    { name: 'family', type: 'relationship', relationTo: 'family-groups', required: true, index: true },
    userField(),
    text('role', { required: true, max: 10 }),
    instant('joinedAt', { required: true }),
  ],
})

/** A guardian's yes to a family: which child, to be with which member. It ends with the guardian's link. */
export const FamilyApprovals = systemCollection({
  slug: 'family-approvals',
  rules: productOnly,
  timestamps: false,
  indexes: [{ fields: ['member', 'child'], unique: true }],
  fields: [
    { name: 'member', type: 'relationship', relationTo: 'family-members', required: true },
    userField('child'),
    { name: 'link', type: 'relationship', relationTo: 'guardian-links', required: true, index: true },
    instant('createdAt', { required: true }),
  ],
})
