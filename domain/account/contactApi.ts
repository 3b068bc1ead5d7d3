import { z } from 'zod/mini'
import { contract } from '../api/contract.ts'
import { Phone } from './contact.ts'
import { Password, SixDigits } from './credentials.ts'

const Done = z.object({ ok: z.literal(true) })
const requestFailures = {
  'account.error.code_requests': 429,
  'account.error.code_cooldown': 429,
} as const
const passwordFailures = {
  'account.error.password_incorrect': 403,
  'account.error.locked': 429,
  'account.error.busy': 503,
} as const

/** Confirms a member's address or phone. Source: docs/rules/account.md D-023, D-024. */
export const contactApi = {
  /** Sends the mail that confirms the address once more. The link of before stops working. */
  sendVerification: contract({
    method: 'post',
    path: '/account/email/verification',
    auth: 'signed-in',
    limit: 'write',
    output: z.object({ alreadyVerified: z.boolean() }),
    errors: requestFailures,
  }),
  /** Confirms an address by the token of the mailed link. Works without a session, once. */
  verifyEmail: contract({
    method: 'post',
    path: '/auth/verify-email',
    auth: 'anonymous',
    beforeConsent: true,
    limit: 'code',
    body: z.strictObject({ token: z.string().check(z.minLength(20), z.maxLength(120)) }),
    output: Done,
    errors: { 'account.error.verify_link': 410 },
  }),
  /** The person's phone, if there is a verified one, and whether one can be added. */
  phone: contract({
    method: 'get',
    path: '/account/phone',
    auth: 'signed-in',
    limit: 'read',
    output: z.object({
      phone: z.nullable(z.string()),
      /** Why none can be added, or null when one can. */
      blocked: z.nullable(z.enum(['child', 'unverified_email', 'no_texts'])),
    }),
  }),
  /** Sends a code to a number that is to be added. Asks for the password: a phone can open the account later. */
  startPhone: contract({
    method: 'post',
    path: '/account/phone',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({ phone: Phone, password: Password }),
    output: z.object({ phone: z.string(), resendInSeconds: z.number(), expiresInMinutes: z.number() }),
    errors: {
      ...passwordFailures,
      ...requestFailures,
      'account.error.phone_not_offered': 403,
      'account.error.email_unverified': 403,
    },
  }),
  /** Ends the adding with the code of the text. Only now the number is stored with the account. */
  verifyPhone: contract({
    method: 'post',
    path: '/account/phone/verify',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({ code: SixDigits }),
    output: z.object({ phone: z.string() }),
    errors: {
      'account.error.recovery_code': 422,
      'account.error.code_locked': 429,
      'account.error.phone_taken': 409,
    },
  }),
  /** Removes the phone, against the password. */
  removePhone: contract({
    method: 'post',
    path: '/account/phone/remove',
    auth: 'signed-in',
    limit: 'mfa',
    body: z.strictObject({ password: Password }),
    output: Done,
    errors: passwordFailures,
  }),
}
