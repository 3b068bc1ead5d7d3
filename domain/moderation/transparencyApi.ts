import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'

/**
 * Fewest that are counted aloud; below it a reader learns "fewer than 10". Source: docs/rules/moderation.md
 * transparency.
 */
export const FEWEST = 10
/** Quarters that are shown, the running one included. */
export const QUARTERS = 8

/** A count, or null where it is below `FEWEST`. */
const Count = z.nullable(z.number())
/** What moderators did in a quarter of the year, in UTC. */
export const QuarterFigures = z.object({
  /** Such as `2026-Q4`. */
  quarter: z.string(),
  isRunning: z.boolean(),
  /** Reports by members. */
  reports: Count,
  /** Decisions by moderators. */
  decisions: Count,
  /** Minutes from the report, or from holding back, to the decision: the median. Null with fewer than 10 decisions. */
  medianMinutes: Count,
  /** Appeals that were answered, and those that were overturned. */
  appeals: Count,
  overturned: Count,
})
/** What moderators did in a quarter. */
export type QuarterFigures = z.output<typeof QuarterFigures>

/** What anyone may know of the desk. */
export const transparencyApi = {
  /** Counts by quarter, newest first. Source: docs/rules/moderation.md transparency. */
  quarterlyFigures: contract({
    method: 'get',
    path: '/transparency',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({ quarters: z.array(QuarterFigures) }),
  }),
}
