/** Focus areas, in the required order. Source: docs/rules/account.md S-000-3. */
export const focusAreas = [
  'depression',
  'anxiety',
  'grief',
  'stress',
  'self-esteem',
  'relationships',
  'loneliness',
  'pressure',
  'family',
  'sleep',
  'motivation',
] as const
/** The id of a focus area. */
export type FocusArea = (typeof focusAreas)[number]
/** How many a person may keep in settings; onboarding takes exactly one. */
export const FOCUS_AREAS_MAX = 3

/** The room of a focus area: its slug under `/chat-rooms/`. Source: docs/rules/account.md D-031. */
export const roomSlugs: Readonly<Record<FocusArea, string>> = {
  depression: 'depression-recovery',
  anxiety: 'anxiety-support',
  grief: 'grief-loss',
  stress: 'stress-management',
  'self-esteem': 'self-esteem',
  relationships: 'relationship-guidance',
  loneliness: 'loneliness',
  pressure: 'school-work-pressure',
  family: 'parenting',
  sleep: 'sleep-rest',
  motivation: 'motivation-purpose',
}
