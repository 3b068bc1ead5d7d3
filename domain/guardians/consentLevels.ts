import type { GuardianState } from '../access/actor.ts'
import { isMinor, type AgeGroup } from '../account/ageGroup.ts'

type Known = { readonly ageGroup: AgeGroup | null; readonly guardian: GuardianState }

/**
 * May this person check in and write? A child or teen may from `contact` on: a guardian passed the code on. A person
 * without an age counts as grown here; callers ask for the age first.
 */
export const mayWrite = ({ ageGroup, guardian }: Known): boolean =>
  !isMinor(ageGroup) || guardian === 'contact' || guardian === 'verified'

/**
 * May this person meet others and share with a guardian? A child or teen may once the guardian said yes themselves
 * (`verified`), on the mailed page or in their account: a code proves a second mailbox, not an adult.
 */
export const mayMeet = ({ ageGroup, guardian }: Known): boolean =>
  !isMinor(ageGroup) || guardian === 'verified'

/** What a guardian can be to a child or teen. */
export const relationships = ['parent', 'guardian', 'grandparent', 'relative', 'carer'] as const
/** A relationship of a guardian to a minor. */
export type Relationship = (typeof relationships)[number]
