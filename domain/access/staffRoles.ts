/** Roles of staff. Source: docs/rules/ops.md D-027, S-000-6. */
export const staffRoles = ['owner', 'super_admin', 'admin', 'moderator', 'support'] as const
/**
 * What a super admin gives to one person beside their role, with a reason. A mark alone opens nothing. Source:
 * docs/rules/moderation.md child-safety.
 */
export const staffMarks = ['child_safety'] as const
/** A staff role, or a personal mark. */
export type StaffRole = (typeof staffRoles)[number] | (typeof staffMarks)[number]
