/** Fewest characters of a new password. Source: docs/rules/account.md S-000-5. */
export const PASSWORD_MIN = 12
/** Lowest strength score, of 0 to 4, that a new password may have. Source: docs/rules/account.md S-000-5. */
export const PASSWORD_SCORE_MIN = 3
/** Longest part of a mailbox name or name a password may contain. Source: docs/rules/account.md S-000-5. */
const SHORT_PART = 2

/**
 * Everything that can be wrong with a new password, in the order members read it. Each has words in `account.password`.
 */
export const passwordProblemCodes = [
  'too_short',
  'no_uppercase',
  'no_lowercase',
  'no_number',
  'no_special',
  'whitespace',
  'too_weak',
  'contains_email',
  'contains_name',
  'too_common',
] as const

/** One thing that is wrong with a password. */
export type PasswordProblem = (typeof passwordProblemCodes)[number]

/** Whose password it is to be; what is known of them must not be in it. */
export type PasswordOwner = { email?: string; name?: string }

/**
 * What the written rules find wrong with a new password, in order; empty when nothing. `too_weak` and `too_common`
 * need a dictionary and are judged by the server.
 */
export function passwordProblems(password: string, owner: PasswordOwner = {}): PasswordProblem[] {
  const localPart = owner.email?.slice(0, atSign(owner.email))
  const errors: Partial<Record<PasswordProblem, boolean>> = {
    too_short: [...password].length < PASSWORD_MIN,
    no_uppercase: !/\p{Lu}/u.test(password),
    no_lowercase: !/\p{Ll}/u.test(password),
    no_number: !/\p{Nd}/u.test(password),
    no_special: !/[^\p{L}\p{N}\p{M}\s]/u.test(password),
    whitespace: /\s/u.test(password),
    contains_email: containsPart(password, localPart),
    contains_name: containsPart(password, owner.name),
  }
  return passwordProblemCodes.filter((code) => errors[code])
}

const atSign = (email: string) => (email.includes('@') ? email.lastIndexOf('@') : email.length)

function containsPart(password: string, text = ''): boolean {
  const folded = password.toLowerCase()
  const parts = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  return parts.some((part) => [...part].length > SHORT_PART && folded.includes(part))
}
