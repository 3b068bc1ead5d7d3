import type { PasswordProblem } from '#domain/account/password.ts'
import { PASSWORD_SCORE_MIN, passwordProblems } from '#domain/account/password.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import type { Messages } from '../../../lib/messages.tsx'
import type { PasswordVerdict } from './usePasswordVerdict.ts'

/**
 * The sentence that keeps a new password from being sent, or undefined. Without the server's word it may go: the server
 * looks again.
 */
export async function passwordError(
  t: Messages,
  password: string,
  owner: { email: string; name: string },
  { judge }: PasswordVerdict,
): Promise<string | undefined> {
  if (password === '') return t('common.field.required')
  const [written] = passwordProblems(password, owner)
  if (written) return requirementsText(t, written)
  const verdict = await judge()
  if (!verdict) return undefined
  const reason = verdict.problems.find((problem) => problem !== 'too_weak')
  if (reason) return requirementsText(t, reason)
  return verdict.score < PASSWORD_SCORE_MIN ? t('account.password.score_low') : undefined
}

/** Returns what the server's error says about the password at `path`, undefined when it is about something else. */
export function weakPasswordText(t: Messages, error: ApiError, path: string): string | undefined {
  if (error.code !== 'account.error.password_weak') return undefined
  return [t('account.password.requirements'), error.fields[path]].filter(Boolean).join(' ')
}

/** 'Password does not meet security requirements.' and why. */
const requirementsText = (t: Messages, reason: PasswordProblem): string =>
  `${t('account.password.requirements')} ${t(`account.password.${reason}`)}`
