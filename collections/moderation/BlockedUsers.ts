import { blocks } from '#domain/moderation/access.ts'
import { userField } from '../_fields/fields.ts'
import { machineCollection } from '../_fields/machine.ts'

/** Who does not want to meet whom. The blocked person is never told. Source: spec 001 §3. */
export const BlockedUsers = machineCollection({
  slug: 'blocked-users',
  rules: blocks,
  indexes: [{ fields: ['blocker', 'blocked'], unique: true }],
  fields: [userField('blocker'), userField('blocked')],
})
