import { denyAll, owner, ownerOr, staffWith, writtenByProduct } from '../access/rules.ts'
import type { Rules } from '../access/rule.ts'

/** `users`: each account reads its own row; staff who give roles find people by their address. */
export const ownAccount: Rules = writtenByProduct(
  (me) => me !== null && (staffWith('roles.write')(me) === true || { id: { equals: me.id } }),
)
/** `profiles`: each account reads its own; support reads who people are, never what they feel. */
export const profileRules: Rules = writtenByProduct(
  (me) => me !== null && (staffWith('people.read')(me) === true || { id: { equals: me.id } }),
)
/** `user-roles`: only super admins change them. */
export const roleRules: Rules = {
  create: staffWith('roles.write'),
  read: ownerOr('roles.write'),
  update: staffWith('roles.write'),
  delete: staffWith('roles.write'),
}
/** Sessions, factors, codes: no door but the product's own operations. */
export const productOnly: Rules = writtenByProduct(denyAll)
/** Rows people read about themselves. */
export const ownRows: Rules = writtenByProduct(owner)
