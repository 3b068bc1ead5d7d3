import { issueParts } from '#domain/api/issue.ts'
import { ApiError } from './apiError.ts'
import type { Messages } from './messages.tsx'

/** Returns the sentence to show for an error: the server's message, else ours for its code, else the general one. */
export function errorText(t: Messages, error: unknown): string {
  if (!(error instanceof ApiError)) return t('common.error.unexpected')
  if (error.message) return error.message
  const text = t.any(error.code, error.args)
  return text === error.code ? t('common.error.unexpected') : text
}

/** The sentence under one field (`body.email`), or undefined when that field is fine. */
export function fieldText(t: Messages, error: unknown, path: string): string | undefined {
  const issue = error instanceof ApiError ? error.fields[path] : undefined
  return issue && issueText(t, issue)
}

/** The sentence for one issue: a message key, perhaps with a number (`issueParts`), or a sentence already. */
export const issueText = (t: Messages, error: string): string => t.any(...issueParts(error))
