import { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import type { Messages } from '../../../lib/messages.tsx'
import type { Toast } from '../../../ui/toasts.ts'

const tooMany = ['account.error.code_requests', 'account.error.code_cooldown', 'common.error.rate_limited']

/** Returns the toast for a failed request for a code or link: over a limit, or `otherwise`. */
export function errorToast(t: Messages, error: unknown, otherwise: string): Toast {
  if (!(error instanceof ApiError && tooMany.includes(error.code))) return { text: otherwise, tone: 'bad' }
  const limit = t('account.recovery.rate_limited')
  const why = errorText(t, error)
  return { text: limit, tone: 'bad', ...(why !== limit && { detail: why }) }
}
