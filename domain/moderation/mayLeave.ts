import { isMinor, type AgeGroup } from '../account/ageGroup.ts'

type Writer = { readonly ageGroup: AgeGroup | null; readonly isGuardianAgreed: boolean }

/**
 * Returns whether a member's words may reach another company's reader: only for the groups an operator named, and for
 * minors only with their guardian's agreement as well. Source: docs/rules/api.md G-1.
 */
export const mayLeave = (groups: readonly AgeGroup[], { ageGroup, isGuardianAgreed }: Writer): boolean =>
  ageGroup !== null && groups.includes(ageGroup) && (!isMinor(ageGroup) || isGuardianAgreed)
