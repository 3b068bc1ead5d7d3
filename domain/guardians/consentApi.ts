import { z } from 'zod/mini'
import { guardianStates } from '../access/actor.ts'
import { ageGroups } from '../account/ageGroup.ts'
import { Email } from '../account/credentials.ts'
import { PersonView } from '../account/views.ts'
import { contract } from '../api/contract.ts'
import { FamilyRequestView } from '../family/familyRequests.ts'
import { ParentalState } from '../legal/parentalState.ts'
import { GuardianCode, PageToken } from './schema.ts'
import { GuardianPreferences } from './preferences.ts'

/** How a guardian's consent is asked for, given and taken back. */
export const consentApi = {
  /** Where the guardian link of the person stands. */
  guardianStatus: contract({
    method: 'get',
    path: '/guardian',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      required: z.boolean(),
      status: z.enum([...guardianStates, 'revoked']),
      /** After a no or a withdrawal: whether the guardian said no before any yes. */
      declined: z.boolean(),
      /** The address that was asked last, with its middle hidden. */
      guardianEmail: z.nullable(z.string()),
      /** Seconds until another code may be asked for. */
      resendInSeconds: z.number(),
    }),
  }),
  /**
   * Sends a six-digit code to the guardian. Without an address, to the one asked last. The mail leaves after the
   * answer.
   */
  startGuardian: contract({
    method: 'post',
    path: '/functions/guardian-start',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'code',
    body: z.strictObject({ guardianEmail: z.optional(Email) }),
    output: z.object({ sent: z.literal(true), resendInSeconds: z.number(), expiresInMinutes: z.number() }),
    errors: {
      'onboarding.error.guardian_not_needed': 409,
      'onboarding.error.guardian_is_self': 422,
      'onboarding.error.guardian_unnamed': 422,
      'onboarding.error.confirm_first': 422,
      'onboarding.error.code_requests': 429,
      'onboarding.error.code_cooldown': 429,
    },
  }),
  /**
   * Checks the guardian's code; an address it did not go to fails. Right: the child may check in and write; what is
   * more waits for the guardian's own yes.
   */
  verifyGuardian: contract({
    method: 'post',
    path: '/functions/guardian-verify',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'code',
    body: z.strictObject({ guardianEmail: z.optional(Email), code: GuardianCode }),
    output: z.object({ person: PersonView }),
    errors: {
      'onboarding.error.invalid_code': 422,
      'onboarding.error.code_expired': 410,
      'onboarding.error.too_many_attempts': 429,
      'onboarding.error.guardian_not_needed': 409,
      'onboarding.error.guardian_minor': 403,
      'onboarding.error.too_many_children': 409,
    },
  }),
  /** What a guardian sees from the link in the mail, without an account. */
  guardianPage: contract({
    method: 'get',
    path: '/guardian/page/:token',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: z.strictObject({ token: PageToken }),
    output: z.object({
      status: z.enum(['pending', 'contact', 'verified', 'revoked']),
      /** The name a family sees: the first name, else the username. Null after a no. */
      childName: z.nullable(z.string()),
      /** Which boat is drawn; null after a no. */
      childAgeGroup: z.nullable(z.enum(ageGroups)),
      /** A no that came before any yes; otherwise a consent was withdrawn. */
      declined: z.boolean(),
      since: z.nullable(z.string()),
      /** Where the parental box of a child stands; missing for a teen and after a no. */
      parental: z.optional(ParentalState),
      /** A teen keeps the mood back: the guardian reads 'not shared'. */
      sharesMoods: z.boolean(),
      /** What the guardian wants to be notified of; null when an account has it. */
      preferences: z.nullable(GuardianPreferences),
      requests: z.array(FamilyRequestView),
      /** False in the session of a child or teen: a guardian answers elsewhere. */
      mayAnswer: z.boolean(),
      /** The guardian said yes to rooms. */
      roomsAgreed: z.optional(z.boolean()),
      /** What the cheapest plan on offer costs a month; null while none is offered. */
      plansFrom: z.optional(z.nullable(z.object({ priceCents: z.number(), currency: z.string() }))),
      /**
       * Who looks: an account that is connected, or could be; one with another address, or of a minor; or a visitor who
       * is not signed in.
       */
      visitor: z.enum(['connected', 'connectable', 'other_address', 'minor', 'signed_out']),
    }),
    errors: { 'onboarding.error.link_unknown': 404 },
  }),
  /** Takes the consent back, or says no. At once: the child is asked for a guardian again. A mail confirms it. */
  revokeGuardianFromPage: contract({
    method: 'post',
    path: '/guardian/page/:token/revoke',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    params: z.strictObject({ token: PageToken }),
    output: z.object({ status: z.literal('revoked') }),
    errors: { 'onboarding.error.link_unknown': 404 },
  }),
}
