/** Age groups, youngest first. Source: docs/rules/account.md D-001. */
export const ageGroups = ['child', 'teen', 'adult', 'elder'] as const
/** child 5-12, teen 13-17, adult 18-60, elder 61 and older. */
export type AgeGroup = (typeof ageGroups)[number]

/** Youngest age the product accepts, in years. Source: docs/rules/account.md D-001. */
export const AGE_MIN = 5
/** Oldest age the product accepts, in years. */
export const AGE_MAX = 120

/** The age group of an age in whole years, or null outside 5 to 120. */
export function assignAgeGroup(age: number): AgeGroup | null {
  if (!Number.isInteger(age) || age < AGE_MIN || age > AGE_MAX) return null
  if (age < 13) return 'child'
  if (age < 18) return 'teen'
  return age < 61 ? 'adult' : 'elder'
}

/** Adults and elders. Who never gave an age is neither an adult nor a minor. */
export const isAdult = (group: AgeGroup | null): boolean => group === 'adult' || group === 'elder'

/** Children and teens: a guardian has to agree. */
export const isMinor = (group: AgeGroup | null): boolean => group === 'child' || group === 'teen'
