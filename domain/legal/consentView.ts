import { z } from 'zod/mini'
import { consentBoxes, guardianWaits } from './consent.ts'
import { legalDocuments } from './documents.ts'

/**
 * What a member still has to agree to before they go on; left out of `PersonView` when their consent is current. While
 * it is there, contracts without `beforeConsent` answer 403: `common.error.consent_needed` while `boxes` has any,
 * `common.error.consent_waits` while only the guardian is missing.
 */
export const ConsentView = z.object({
  /** Documents whose version in force the member has not agreed to. */
  missing: z.array(z.enum(legalDocuments)),
  /** Boxes to tick, in this order: not_therapy, terms (names privacy), guidelines, parental (children alone). */
  boxes: z.array(z.enum(consentBoxes)),
  /** The member agreed before and is asked about a new version: show what changed. */
  isAgain: z.boolean(),
  /**
   * Set while the parental box of a child does not count: the guardian has not confirmed it yet, or took it back. With
   * no `boxes` left, the child has nothing to do but ask the guardian (`/parent-verification`).
   */
  waitsForGuardian: z.optional(z.enum(guardianWaits)),
})
export type ConsentView = z.output<typeof ConsentView>
