import type { Messages } from '../../../lib/messages.tsx'
import type { FieldErrors } from '../../../ui/useForm.ts'

/** A code that is not six digits, in the required wording: title and sentence in one. */
export const mfaCodeError = (t: Messages, { code }: FieldErrors): FieldErrors => ({
  code: code && `${t('account.mfa.invalid_code_title')}: ${t('account.mfa.invalid_code_text')}`,
})
