import { isMinor, type AgeGroup } from './ageGroup.ts'

/**
 * Returns whether an age group fits the claim at sign-up; "adult" covers elders. Source: docs/rules/account.md D-004.
 */
export const fitsClaim = (claimed: AgeGroup, group: AgeGroup): boolean =>
  claimed === group || !(isMinor(claimed) || isMinor(group))
