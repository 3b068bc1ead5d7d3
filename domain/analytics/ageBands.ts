import type { AgeGroup } from '../account/ageGroup.ts'

/**
 * Bands of the usage report, youngest first, under the names the specification gives them there; the ages are those of the age
 * groups everywhere else. Sources: spec 000 §9, decision D-001.
 */
export const ageBands = ['kid', 'teen', 'adult', 'senior'] as const
/** See `ageBands`. */
export type AgeBand = (typeof ageBands)[number]

/** The age group a band is another name of. */
export const groupOfBand: Readonly<Record<AgeBand, AgeGroup>> = {
  kid: 'child',
  teen: 'teen',
  adult: 'adult',
  senior: 'elder',
}
/** Bands of which something is counted: of minors nothing is. Source: decision D-126. */
export const countedBands = ['adult', 'senior'] as const
/** See `countedBands`. */
export type CountedBand = (typeof countedBands)[number]

/** Figures about fewer people than this are not shown: they would be about somebody. */
export const SMALL_GROUP = 10

/** Spans of the usage report, in days up to today. */
export const usageSpans = [7, 30, 90] as const
/** See `usageSpans`. */
export type UsageSpan = (typeof usageSpans)[number]
/** The span a page was asked for; thirty days for anything else. */
export const spanOf = (asked: unknown): UsageSpan => usageSpans.find((span) => String(span) === asked) ?? 30
