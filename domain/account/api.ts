import { z } from 'zod/mini'
import { locales } from '../../messages/locales.ts'
import { contract } from '../api/contract.ts'
import { ageGroups } from './ageGroup.ts'
import { Email, Password, SecondFactorProof, SixDigits, Username } from './credentials.ts'
import { FOCUS_AREAS_MAX, focusAreas } from './focusAreas.ts'
import { SignInOutcome } from './outcome.ts'
import { FactorView, PersonView, SessionView } from './views.ts'

const Done = z.object({ ok: z.literal(true) })
const signInFailures = {
  'account.error.wrong_credentials': 401,
  'account.error.locked': 429,
  'account.error.busy': 503,
} as const

/** Sign-up, sign-in, second factor, sessions, password, profile basics. */
export const accountApi = {
  /** Who is signed in, or null. */
  readPerson: contract({
    method: 'get',
    path: '/me',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'read',
    output: z.object({ person: z.nullable(PersonView) }),
  }),
  /**
   * Creates an account and signs in to it. The account claims its address until that is confirmed; the same happens and
   * is answered when another account has the address already, whose owner then gets a mail. `address_claimed`: too many
   * wait to be confirmed. `ageGroup` is what the person claims; the server computes its own from the age given in
   * onboarding.
   */
  signUp: contract({
    method: 'post',
    path: '/auth/sign-up',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'signUp',
    body: z.strictObject({
      email: Email,
      password: Password,
      username: Username,
      ageGroup: z.enum(ageGroups),
      timeZone: z.optional(z.string().check(z.maxLength(64))),
      language: z.optional(z.enum(locales)),
    }),
    output: z.object({ person: PersonView }),
    errors: {
      'account.error.password_weak': 422,
      'account.error.username_taken': 409,
      'account.error.username_telling': 422,
      'account.error.username_unfit': 422,
      'account.error.address_claimed': 409,
      'account.error.busy': 503,
    },
  }),
  /** Signs in with a password. Unknown address, wrong password: one answer, one cost. */
  signIn: contract({
    method: 'post',
    path: '/auth/sign-in',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'signIn',
    body: z.strictObject({ email: Email, password: Password }),
    output: SignInOutcome,
    errors: signInFailures,
  }),
  /** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
  secondFactor: contract({
    method: 'post',
    path: '/auth/second-factor',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'secondFactor',
    body: SecondFactorProof,
    output: z.object({ state: z.literal('signed-in'), person: PersonView }),
    errors: {
      'account.error.invalid_code': 422,
      'account.error.challenge_expired': 410,
      'account.error.too_many_codes': 429,
      'account.error.busy': 503,
    },
  }),
  /** Ends this session. Also right without one. */
  signOut: contract({
    method: 'post',
    path: '/auth/sign-out',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'write',
    output: Done,
  }),
  /** How strong a password is, and what is wrong with it. Nothing is stored or logged. */
  checkPassword: contract({
    method: 'post',
    path: '/auth/check-password',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'passwordCheck',
    body: z.strictObject({
      password: z.string().check(z.maxLength(128)),
      email: z.optional(z.string().check(z.maxLength(255))),
      name: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: z.object({
      /** 0 (guessed at once) to 4 (very strong). */
      score: z.number(),
      /** Message keys under `account.password`, first reason first. */
      problems: z.array(z.string()),
      valid: z.boolean(),
    }),
    errors: { 'account.error.busy': 503 },
  }),
  /** Changes the password; asks for the old one and ends all other sessions. */
  changePassword: contract({
    method: 'post',
    path: '/auth/password',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({ currentPassword: Password, newPassword: Password }),
    output: Done,
    errors: {
      'account.error.password_incorrect': 403,
      'account.error.password_weak': 422,
      'account.error.locked': 429,
      'account.error.busy': 503,
    },
  }),
  /** Devices that are signed in, latest first. */
  listSessions: contract({
    method: 'get',
    path: '/auth/sessions',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ sessions: z.array(SessionView) }),
  }),
  /** The key that encrypts the drafts a device keeps for this account. Source: docs/rules/site.md T-40. */
  draftKey: contract({
    method: 'get',
    path: '/auth/draft-key',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'read',
    output: z.object({
      /** 256 bits, base64url. */
      key: z.string(),
    }),
  }),
  /** Ends one session of the caller. */
  revokeSession: contract({
    method: 'delete',
    path: '/auth/sessions/:id',
    auth: 'signed-in',
    limit: 'write',
    params: z.strictObject({ id: z.uuid() }),
    output: Done,
  }),
  /** Ends every session but this one. */
  revokeOtherSessions: contract({
    method: 'post',
    path: '/auth/sessions/revoke-others',
    auth: 'signed-in',
    limit: 'write',
    output: z.object({ ended: z.number() }),
  }),
  /** Sign out everywhere: ends every session, this one too. */
  revokeAllSessions: contract({
    method: 'post',
    path: '/auth/sessions/revoke-all',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    output: Done,
  }),
  /** Sets the language of the person. Only languages whose flag is on are accepted. */
  setLanguage: contract({
    method: 'put',
    path: '/account/language',
    auth: 'signed-in',
    beforeConsent: true,
    limit: 'write',
    body: z.strictObject({ language: z.enum(locales) }),
    output: Done,
    errors: { 'account.error.language_not_offered': 409 },
  }),
  /** Replaces the focus areas, in order; the first is the primary one. */
  setFocusAreas: contract({
    method: 'put',
    path: '/account/focus-areas',
    auth: 'signed-in',
    limit: 'write',
    body: z.strictObject({
      focusAreas: z
        .array(z.enum(focusAreas))
        .check(z.minLength(1, { error: 'onboarding.field.focus_area' }), z.maxLength(FOCUS_AREAS_MAX)),
    }),
    output: z.object({ focusAreas: z.array(z.enum(focusAreas)) }),
  }),
}

/** Two-factor authentication. States: disabled, enrolling, enabled. */
export const mfaApi = {
  /** Factors of the person, and whether recovery codes are left. */
  listFactors: contract({
    method: 'get',
    path: '/auth/mfa/factors',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({ factors: z.array(FactorView), recoveryCodesLeft: z.number() }),
  }),
  /** Starts enrolment: a secret to scan, and the same secret to type. Unverified factors of before are cleaned away. */
  enroll: contract({
    method: 'post',
    path: '/auth/mfa/enroll',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({
      friendlyName: z
        .string()
        .check(z.trim(), z.minLength(1, { error: 'common.field.required' }), z.maxLength(60)),
    }),
    output: z.object({
      factorId: z.string(),
      friendlyName: z.string(),
      qrSvg: z.string(),
      secret: z.string(),
    }),
    errors: {
      'account.error.email_unverified': 403,
      'account.error.mfa_already_enabled': 409,
      'account.error.busy': 503,
    },
  }),
  /** Ends enrolment with a first code. The recovery codes are shown this once. */
  verify: contract({
    method: 'post',
    path: '/auth/mfa/verify',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({ factorId: z.uuid(), code: SixDigits }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: {
      'account.error.invalid_code': 422,
      'account.error.mfa_setup_expired': 410,
      'account.error.too_many_codes': 429,
      'account.error.busy': 503,
    },
  }),
  /** Start Over: forgets an enrolment that was not finished. */
  forgetEnrolment: contract({
    method: 'post',
    path: '/auth/mfa/start-over',
    auth: 'signed-in',
    limit: 'write',
    output: Done,
  }),
  /** Disable: removes the verified factor, against a code of it. */
  disable: contract({
    method: 'post',
    path: '/auth/mfa/disable',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({ code: SixDigits }),
    output: Done,
    errors: {
      'account.error.no_verified_factor': 409,
      'account.error.invalid_code': 422,
      'account.error.too_many_codes': 429,
      'account.error.busy': 503,
    },
  }),
  /**
   * Reset My 2FA, staff only: after the password was given again, a colleague has to agree (`factorResetApi`).
   * `removed`: no finished factor was there; `alone`: no colleague may agree.
   */
  reset: contract({
    method: 'post',
    path: '/auth/mfa/reset',
    auth: 'staff',
    limit: 'mfa',
    body: z.strictObject({ password: Password }),
    output: z.object({ ok: z.literal(true), state: z.enum(['removed', 'asked', 'alone']) }),
    errors: {
      'account.error.password_incorrect': 403,
      'account.error.locked': 429,
      'account.error.busy': 503,
    },
  }),
}
