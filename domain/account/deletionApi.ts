import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { hasOneProof, IdentityProof, SixDigits } from './credentials.ts'
import { deletionAskers } from './deletion.ts'
import { PersonView } from './views.ts'

const RecoveryCode = z.string().check(z.trim(), z.minLength(10), z.maxLength(16))

const EraseAt = z.object({
  /** The instant from which on the account cannot come back. */
  eraseAt: z.string(),
})
const proofErrors = {
  'account.error.password_incorrect': 403,
  'account.error.locked': 429,
  'account.error.no_verified_factor': 409,
  'account.error.invalid_code': 422,
  'account.error.too_many_codes': 429,
  'account.error.busy': 503,
} as const
const childErrors = { ...proofErrors, 'onboarding.error.link_unknown': 404 } as const
const Link = z.strictObject({ link: z.uuid() })

/** A child's account that is to be deleted, as their guardian reads it. */
const ChildDeletion = z.object({
  link: z.string(),
  firstName: z.nullable(z.string()),
  eraseAt: z.string(),
  requestedBy: z.enum(deletionAskers),
  /** A teen who asked for it decides alone. */
  mayUndo: z.boolean(),
})

/** Deleting accounts. Source: docs/rules/account.md D-116. */
export const deletionApi = {
  /**
   * Server function `execute-account-deletion`: plans the deletion of the caller's account and ends all its sessions,
   * this one too. The session's cookie says whose. `deletion_off`: the member turned the request off in their
   * settings. `deletion_staff`: a colleague takes the roles away first.
   */
  requestDeletion: contract({
    method: 'post',
    path: '/functions/execute-account-deletion',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'mfa',
    body: IdentityProof.check(hasOneProof),
    output: z.extend(EraseAt, { success: z.literal(true) }),
    errors: {
      ...proofErrors,
      'account.error.deletion_off': 403,
      'account.error.deletion_staff': 409,
    },
  }),
  /**
   * Undoes a deletion and signs in. The sign-in before it left the cookie that says whose. With a second factor it
   * takes a code as well.
   */
  undoDeletion: contract({
    method: 'post',
    path: '/account/deletion/undo',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'secondFactor',
    body: z.strictObject({ code: z.optional(SixDigits), recoveryCode: z.optional(RecoveryCode) }),
    output: z.object({ person: PersonView }),
    errors: {
      'account.error.invalid_code': 422,
      'account.error.challenge_expired': 410,
      'account.error.too_many_codes': 429,
      'account.error.deletion_guardian': 403,
      'account.error.busy': 503,
    },
  }),
  /** The accounts of the caller's children that are to be deleted. */
  childDeletions: contract({
    method: 'get',
    path: '/guardian/deletions',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: z.object({ children: z.array(ChildDeletion) }),
  }),
  /** Plans the deletion of a child's account, for the guardian who agreed. */
  requestChildDeletion: contract({
    method: 'post',
    path: '/guardian/children/:link/deletion',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'mfa',
    params: Link,
    body: IdentityProof.check(hasOneProof),
    output: EraseAt,
    errors: childErrors,
  }),
  /** Undoes it, where the guardian may; the child signs in again as before. Doing it twice is fine. */
  undoChildDeletion: contract({
    method: 'post',
    path: '/guardian/children/:link/deletion/undo',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    params: Link,
    output: z.object({ ok: z.literal(true) }),
    errors: { 'onboarding.error.link_unknown': 404 },
  }),
}
