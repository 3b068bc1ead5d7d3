import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { Contact, contactTypes } from './contact.ts'
import { Email, Password, SixDigits } from './credentials.ts'
import { ResetOutcome } from './outcome.ts'

/** A token of a mailed link, as it comes out of the address. */
const LinkToken = z.string().check(z.minLength(20), z.maxLength(100))
const requestFailures = {
  'account.error.code_requests': 429,
  'account.error.code_cooldown': 429,
} as const
/** What is known in the browser of a code that was asked for. The same for an unknown contact. */
const CodeSent = z.object({
  type: z.enum(contactTypes),
  /** The contact with its middle hidden. */
  contact: z.string(),
  /** Seconds until another code may be asked for. */
  resendInSeconds: z.number(),
  expiresInMinutes: z.number(),
})

/**
 * The way back into an account. Each step works only in the browser that did the one before, by a cookie scripts cannot
 * read. Known and unknown contacts get the same answers at the same cost.
 */
export const recoveryApi = {
  /** How far this browser has come. `contact` is the hidden form, and only there once it was verified. */
  state: contract({
    method: 'get',
    path: '/auth/recovery',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      stage: z.enum(['none', 'code', 'verified']),
      contact: z.nullable(z.string()),
      secondsLeft: z.number(),
      /** A new password ends other accounts, which claim the same address without having confirmed it. */
      endsOthers: z.boolean(),
    }),
  }),
  /** Asks for a six-digit code. */
  requestCode: contract({
    method: 'post',
    path: '/auth/recovery',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'recovery',
    body: z.strictObject({ contact: Contact }),
    output: CodeSent,
    errors: requestFailures,
  }),
  /** Another code to the same contact. The one before stops working in this browser. */
  resendCode: contract({
    method: 'post',
    path: '/auth/recovery/resend',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'recovery',
    output: CodeSent,
    errors: { ...requestFailures, 'account.error.recovery_session': 410 },
  }),
  /** Checks a code. A right one opens the next step in this browser, once. */
  verifyRecovery: contract({
    method: 'post',
    path: '/auth/recovery/verify',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    body: z.strictObject({ code: SixDigits }),
    output: z.object({ ok: z.literal(true) }),
    errors: {
      'account.error.recovery_session': 410,
      'account.error.recovery_code': 422,
      'account.error.code_locked': 429,
      'account.error.codes_rest': 429,
    },
  }),
  /** Asks for a mail with a link to set a new password. */
  requestLink: contract({
    method: 'post',
    path: '/auth/recovery/link',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'recovery',
    body: z.strictObject({ email: Email }),
    output: z.object({ ok: z.literal(true) }),
    errors: requestFailures,
  }),
  /** Exchanges the token of a mailed link, once, for the right to set a password in this browser. */
  openResetLink: contract({
    method: 'post',
    path: '/auth/recovery/open-link',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    body: z.strictObject({ token: LinkToken }),
    output: z.object({ ok: z.literal(true) }),
    errors: { 'account.error.verify_link': 410 },
  }),
  /** Sets the new password and signs in. All other sessions end; a second factor is still asked for. */
  resetPassword: contract({
    method: 'post',
    path: '/auth/recovery/password',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'signIn',
    body: z.strictObject({ password: Password }),
    output: ResetOutcome,
    errors: {
      'account.error.recovery_unauthorized': 403,
      'account.error.password_weak': 422,
      'account.error.busy': 503,
    },
  }),
}
