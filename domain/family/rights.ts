import { isAdult, type AgeGroup } from '../account/ageGroup.ts'
import type { FamilyRole } from './schema.ts'

/** What rights in a family depend on. */
type Member = { readonly role: FamilyRole; readonly ageGroup: AgeGroup | null }

/** Returns whether a member decides who comes in and who goes: adult admins. Children and teens decide about no one. */
export const decidesWhoBelongs = ({ role, ageGroup }: Member): boolean =>
  role === 'admin' && isAdult(ageGroup)

/** Returns whether those who decide may take a member out: all but one another. */
export const isRemovable = (member: Member): boolean => !decidesWhoBelongs(member)

/** Returns whether those who decide may make a member an admin: adults. */
export const mayBecomeAdmin = ({ ageGroup }: Member): boolean => isAdult(ageGroup)
