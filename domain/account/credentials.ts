import { z } from 'zod/mini'

/** Longest email address. Source: docs/rules/account.md S-000-5. */
export const EMAIL_MAX = 255
/** Longest password we look at; longer ones are rejected before any work is done. */
export const PASSWORD_MAX = 128

/** An e-mail address, trimmed and lower-cased. */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX, { error: 'common.field.email_too_long' }),
    z.email({ error: 'common.field.email' }),
  )

/** 3 to 30 letters, digits, hyphens and underscores. Source: docs/rules/account.md S-000-5. */
export const Username = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, { error: 'account.field.username_short' }),
    z.maxLength(30, { error: 'account.field.username_long' }),
    z.regex(/^[A-Za-z0-9_-]*$/, { error: 'account.field.username_characters' }),
  )

/** A password as typed. Its strength is judged by `passwordProblems` and the server. */
export const Password = z
  .string()
  .check(z.minLength(1, { error: 'common.field.required' }), z.maxLength(PASSWORD_MAX))

/** Exactly six digits, as codes in mails and authenticator apps have. */
export const SixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/, { error: 'account.field.six_digits' }))

/** What a member gives as second factor: a code of the app or a recovery code, and not both. */
export const SecondFactorProof = z
  .strictObject({
    code: z.optional(SixDigits),
    recoveryCode: z.optional(z.string().check(z.trim(), z.minLength(10), z.maxLength(16))),
  })
  .check(
    z.refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
      error: 'account.field.six_digits',
      path: ['code'],
    }),
  )

/** What a signed-in member gives again: the password or a code of the app, and not both. */
export const IdentityProof = z.strictObject({
  password: z.optional(Password),
  code: z.optional(SixDigits),
})
export type IdentityProof = z.output<typeof IdentityProof>
/** A body with `IdentityProof` names one of its two. */
export const hasOneProof = z.refine<IdentityProof>(
  ({ password, code }) => (password === undefined) !== (code === undefined),
  { error: 'common.field.required', path: ['password'] },
)
