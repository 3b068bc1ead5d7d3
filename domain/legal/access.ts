import { denyAll, publishedByStaff, staffWith } from '../access/rules.ts'
import type { Rules } from '../access/rule.ts'
import { can } from '../access/staff.ts'

/**
 * Versions members agree to. Staff writes the next one; one that was ever in force never changes, and taking effect
 * goes through `bumpVersion` alone.
 */
export const legalVersionRules: Rules = {
  ...publishedByStaff('legal.write'),
  create: denyAll,
  read: staffWith('admin.enter'),
  update: (me) => me !== null && can(me.roles, 'legal.write') && { effectiveOn: { exists: false } },
  delete: denyAll,
}

/** Policies: three that are always there. */
export const legalPageRules: Rules = {
  ...publishedByStaff('legal.write'),
  create: denyAll,
  read: staffWith('admin.enter'),
  delete: denyAll,
}
