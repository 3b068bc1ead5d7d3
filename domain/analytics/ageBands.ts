import type { AgeGroup } from '../account/ageGroup.ts'

/**
 * Bands of the usage report, youngest first: other names of the age groups. Source: docs/rules/analytics.md S-000-9.
 */
export const ageBands = ['kid', 'teen', 'adult', 'senior'] as const
/** A band of the usage report. */
export type AgeBand = (typeof ageBands)[number]

/** The age group a band is another name of. */
export const groupOfBand: Readonly<Record<AgeBand, AgeGroup>> = {
  kid: 'child',
  teen: 'teen',
  adult: 'adult',
  senior: 'elder',
}
/** Bands that are counted: minors never are. Source: docs/rules/analytics.md D-126. */
export const countedBands = ['adult', 'senior'] as const
/** A band that is counted. */
export type CountedBand = (typeof countedBands)[number]

/** Figures about fewer people than this are not shown: they would be about single members. */
export const SMALL_GROUP = 10

/** Spans of the usage report, in days up to today. */
export const usageSpans = [7, 30, 90] as const
/** A span of the usage report, in days. */
export type UsageSpan = (typeof usageSpans)[number]
/** The span a page was asked for; thirty days for anything else. */
export const spanOf = (asked: unknown): UsageSpan => usageSpans.find((span) => String(span) === asked) ?? 30
