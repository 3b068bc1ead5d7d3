import { isMinor, type AgeGroup } from './ageGroup.ts'

/** Does an age group fit what somebody said at sign-up? Adult there means 18 and over, so elders are meant too. Source: decision D-004. */
export const fitsClaim = (claimed: AgeGroup, group: AgeGroup): boolean =>
  claimed === group || !(isMinor(claimed) || isMinor(group))
