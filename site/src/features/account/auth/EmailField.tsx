import { useMessages } from '../../../lib/messages.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  error: string | undefined
  /** `email` where a new account is made. */
  autoComplete?: 'username' | 'email'
}

/** The address of an account. */
export function EmailField({ value, onChange, error, autoComplete = 'username' }: EmailFieldProps) {
  const t = useMessages()
  return (
    <Field label={t('account.auth.email')} error={error} required>
      <TextInput
        name="email"
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
