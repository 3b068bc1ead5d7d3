import { staffRoles, type StaffRole } from './staffRoles.ts'

// Apart from what they may do: browsers know the names of roles, and need no table of rights.
export { staffMarks, staffRoles, type StaffRole } from './staffRoles.ts'

/** What staff may do, and who. Class-A data (moods, reflections, journals) is in no row on purpose. */
const table = {
  'admin.enter': ['owner', 'super_admin', 'admin', 'moderator', 'support'],
  'content.write': ['owner', 'super_admin', 'admin', 'moderator'],
  'templates.write': ['owner', 'super_admin', 'admin', 'moderator'],
  // Legal texts, their versions, and who agreed to which.
  'legal.write': ['owner', 'super_admin', 'admin'],
  'flags.write': ['owner', 'super_admin', 'admin'],
  'people.read': ['owner', 'super_admin', 'admin', 'support'],
  // Cases of children and teens in danger, held entries and what was done with them.
  'child_safety.work': ['child_safety'],
  'incidents.write': ['owner', 'super_admin', 'admin', 'moderator', 'support'],
  // Enters rooms, as a moderator. Support does not. Source: docs/rules/chat.md D-071.
  'rooms.enter': ['owner', 'super_admin', 'admin', 'moderator'],
  // Reads what waits for moderators and decides it.
  'moderation.decide': ['owner', 'super_admin', 'admin', 'moderator'],
  // Products, their pictures, files and prices.
  'store.write': ['owner', 'super_admin', 'admin'],
  // Reads orders and sends a receipt again. Source: docs/rules/store.md D-167.
  'orders.read': ['owner', 'super_admin', 'admin', 'support'],
  'orders.refund': ['owner', 'super_admin', 'admin'],
  // Says that a parcel left. Source: docs/rules/store.md D-159.
  'orders.send': ['owner', 'super_admin', 'admin'],
  // Checks and tries out the payment provider.
  'payments.work': ['owner', 'super_admin', 'admin'],
  // Brings a release to members: its lists, graphics and going live. Source: docs/rules/ops.md S-003-2.15.
  'release.work': ['owner', 'super_admin', 'admin'],
  'audit.read': ['owner', 'super_admin', 'admin'],
  'ops.read': ['owner', 'super_admin', 'admin', 'support'],
  'settings.write': ['owner', 'super_admin'],
  'roles.write': ['super_admin'],
  // Staff who give roles, and the owner: they can let a colleague back in who lost the second factor.
  'factors.decide': ['owner', 'super_admin'],
} as const satisfies Record<string, readonly StaffRole[]>

/** Something a staff member may be allowed to do. */
export type Permission = keyof typeof table
/** Does any of these roles, or of the marks beside them, hold the permission? */
export const can = (roles: readonly StaffRole[], permission: Permission): boolean =>
  roles.some(isRole) && roles.some((role) => (table[permission] as readonly StaffRole[]).includes(role))
/** The roles that hold a permission. */
export const rolesWith = (permission: Permission): readonly StaffRole[] => table[permission]

const isRole = (role: StaffRole): boolean => (staffRoles as readonly string[]).includes(role)
