import type { FocusArea } from './focusAreas.ts'

/** Focus areas a child is offered, in words of a child. Source: docs/rules/onboarding.md B-33. */
export const hardThings = [
  'anxiety',
  'depression',
  'pressure',
  'family',
  'loneliness',
  'sleep',
] as const satisfies readonly FocusArea[]
/** Something that can be hard for a child. */
export type HardThing = (typeof hardThings)[number]
/** Returns whether an area has a name for children. */
export const isHardThing = (area: FocusArea): area is HardThing => hardThings.some((thing) => thing === area)
