import { can, type Permission } from './staff.ts'
import type { Filter, Rule, Rules } from './rule.ts'

/** Closed to every caller: only the product's own operations touch it. */
export const denyAll: Rule = () => false
/** Staff with a permission, once their second factor is settled (the session row says so). */
export const staffWith =
  (permission: Permission): Rule =>
  (me) =>
    me !== null && can(me.roles, permission)
/** The person a row belongs to. */
export const owner: Rule = (me) => me !== null && { user: { equals: me.id } }
/** The person a row belongs to, or staff with a permission. */
export const ownerOr =
  (permission: Permission): Rule =>
  (me) =>
    me !== null && (can(me.roles, permission) || { user: { equals: me.id } })

/** Written by the product alone; read by the callers that `read` allows. */
export const writtenByProduct = (read: Rule): Rules => ({
  create: denyAll,
  read,
  update: denyAll,
  delete: denyAll,
})
/** Kept by staff with a permission, in every way. */
export const keptByStaff = (permission: Permission): Rules => ({
  create: staffWith(permission),
  read: staffWith(permission),
  update: staffWith(permission),
  delete: staffWith(permission),
})

/** What was published, for collections with drafts. */
const published: Filter = { _status: { equals: 'published' } }
/** Kept by staff with a permission; members get what is published. */
export const publishedByStaff = (permission: Permission): Rules => ({
  ...keptByStaff(permission),
  forMembers: published,
})
/**
 * Kept by staff with a permission; members get all of it. For what has no drafts, such as files that go with a text.
 */
export const servedByStaff = (permission: Permission): Rules => ({
  ...keptByStaff(permission),
  forMembers: true,
})
/** Settings: read by all staff, changed by staff with a permission. */
export const settingsOf = (permission: Permission): Pick<Rules, 'read' | 'update'> => ({
  read: staffWith('admin.enter'),
  update: staffWith(permission),
})
