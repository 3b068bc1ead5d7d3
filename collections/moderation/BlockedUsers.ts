import { blocks } from '#domain/moderation/access.ts'
import { text, userField } from '../_fields/fields.ts'
import { systemCollection } from '../_kit/systemCollection.ts'

/** Which member blocked which. The blocked member is never notified. Source: docs/rules/moderation.md S-001-3. */
export const BlockedUsers = systemCollection({
  slug: 'blocked-users',
  rules: blocks,
  indexes: [{ fields: ['blocker', 'blocked'], unique: true }],
  fields: [
    userField('blocker'),
    userField('blocked'),
    // The name of the moment of the block: a later name is not shown here.
    text('shownName', { max: 30 }),
  ],
})
