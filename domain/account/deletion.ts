/** Days from a request to the deletion of the account. Source: docs/rules/account.md D-116. */
export const DELETION_DAYS = 7

/** Who may ask for the deletion of an account: its member, their guardian, or support for them. */
export const deletionAskers = ['self', 'guardian', 'support'] as const
/** Who asked for the deletion of an account. */
export type DeletionAsker = (typeof deletionAskers)[number]

/** The instant from which on a deletion cannot be undone. */
export const eraseAtOf = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + DELETION_DAYS * 86_400_000)

/**
 * Returns whether the member may undo a deletion by signing in. What a guardian asked for a child, the guardian takes
 * back. Source: docs/rules/account.md B-undo.
 */
export const mayUndo = (askedBy: DeletionAsker, isChild: boolean): boolean =>
  !(askedBy === 'guardian' && isChild)

/**
 * Returns whether the guardian of a minor may undo a deletion: what the guardian asked for, and what a child did. A
 * teen who asked decides alone. Source: docs/rules/account.md B-undo.
 */
export const guardianMayUndo = (askedBy: DeletionAsker, isChild: boolean): boolean =>
  askedBy === 'guardian' || isChild
