import { z } from 'zod/mini'
import { PersonView } from '../account/views.ts'
import { contract } from '../api/contract.ts'
import { PageToken } from '../guardians/schema.ts'
import { consentBoxes, guardianWaits } from './consent.ts'
import { legalDocuments, readings } from './documents.ts'

const Version = z.optional(z.string().check(z.maxLength(20)))
const answerErrors = {
  'onboarding.error.link_unknown': 404,
  'onboarding.error.guardian_child_here': 403,
  'onboarding.error.guardian_not_needed': 409,
  'legal.error.parental_unasked': 409,
} as const

/** A box to tick, with the documents it agrees to; the parental box has none. */
export const ConsentBoxView = z.object({
  box: z.enum(consentBoxes),
  documents: z.array(z.enum(legalDocuments)),
})
/** A document that is asked about, in the member's language and reading. */
export const ConsentDocumentView = z.object({
  document: z.enum(legalDocuments),
  title: z.string(),
  /** The version in force: send it back with the consent. */
  version: z.string(),
  /** `YYYY-MM-DD`. */
  effectiveOn: z.string(),
  /** Where its text stands, in the member's reading. A page of its own: open it in a new tab. */
  path: z.string(),
  /** The version the member agreed to last. */
  agreed: z.nullable(z.string()),
  /** What changed since then, newest first; empty for a first consent. */
  changes: z.array(z.object({ version: z.string(), text: z.string() })),
})

/**
 * Consent to the legal texts. `PersonView.consent` says what is missing; `asked` brings the words for it; `agree`
 * stores a consent and answers with the person as stored. A child's parental box counts once the guardian confirms
 * it: `guardianApi.confirmGuardianFromPage` and `.confirmGuardian` do so along with the guardian's own yes,
 * `answerParentalFromPage` and `answerParental` confirm it alone or take it back. Where it stands for a child is
 * `parental` in `guardianPage` and `children`. Source: docs/rules/legal.md S-001-5, D-010.
 */
export const legalConsentApi = {
  /** What the caller is asked to agree to; no boxes and no documents when nothing is missing. */
  asked: contract({
    method: 'get',
    path: '/consent',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      reading: z.enum(readings),
      isAgain: z.boolean(),
      boxes: z.array(ConsentBoxView),
      documents: z.array(ConsentDocumentView),
      waitsForGuardian: z.optional(z.enum(guardianWaits)),
    }),
  }),
  /**
   * Agrees to versions by document, all that are missing at once; `parental` is a child's tick of that box. The same
   * consent sent again changes nothing. `consent_incomplete`: a document or box that is missing was not agreed to;
   * `moved_on`: a version is not in force any more, ask again.
   */
  agree: contract({
    method: 'post',
    path: '/consent',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    body: z.strictObject({
      versions: z.strictObject({ terms: Version, privacy: Version, guidelines: Version, safety: Version }),
      parental: z.optional(z.literal(true)),
    }),
    output: z.object({ person: PersonView }),
    errors: { 'legal.error.consent_incomplete': 422, 'legal.error.moved_on': 409 },
  }),
  /**
   * A guardian confirms a child's parental box from their account (`agree: true`) or takes that back: the child is
   * asked to wait at once. Saying it twice is fine. `parental_unasked`: the guardian has not agreed to be the child's
   * guardian yet (`guardianApi.confirmGuardian` does both); `guardian_not_needed`: not a child under 13.
   */
  answerParental: contract({
    method: 'post',
    path: '/guardian/children/:link/parental-consent',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: z.strictObject({ link: z.uuid() }),
    body: z.strictObject({ agree: z.boolean() }),
    output: z.object({ parental: z.enum(['confirmed', ...guardianWaits]) }),
    errors: answerErrors,
  }),
  /** The same from the mailed page, without an account. */
  answerParentalFromPage: contract({
    method: 'post',
    path: '/guardian/page/:token/parental-consent',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: z.strictObject({ token: PageToken }),
    body: z.strictObject({ agree: z.boolean() }),
    output: z.object({ parental: z.enum(['confirmed', ...guardianWaits]) }),
    errors: answerErrors,
  }),
}
