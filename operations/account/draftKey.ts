import { keyedHash } from '#lib/secrets/signature.ts'

/**
 * Returns the key of an account's drafts on its devices: the same for each session, another for each account, and for
 * no one who is signed out. Source: docs/rules/site.md T-40.
 */
export const draftKey = (userId: string): string => keyedHash('draft-key', userId)
