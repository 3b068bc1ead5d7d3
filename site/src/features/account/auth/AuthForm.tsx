import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Form } from '../../../ui/useForm.ts'
import css from './AuthPage.module.css'
import { PrivateBrowsing } from './PrivateBrowsing.tsx'

type AuthFormProps = {
  form: Form
  /** Why nothing can be sent in this window (`usePrivateBrowsing`). */
  blocked: string | undefined
  /** The text of the button, and that while it is sent. */
  submit: string
  sending: string
  /** What stands under the button. */
  after?: ReactNode
  children: ReactNode
}

/** The frame of a form on the way in: the warning, the inputs, one button, the other ways. */
export const AuthForm = ({ form, blocked, submit, sending, after, children }: AuthFormProps) => (
  <form {...form.props} className={css.fields}>
    <PrivateBrowsing blocked={blocked} />
    {children}
    <Button type="submit" size="big" wide busy={form.busy && sending} disabledReason={blocked}>
      {submit}
    </Button>
    {after}
  </form>
)

type EmailFieldProps = {
  value: string
  onChange: (email: string) => void
  error: string | undefined
  /** `email` where a new account is made. */
  autoComplete?: 'username' | 'email'
  /** The field was left. */
  onLeave?: () => void
}

/** The address of an account. */
export function EmailField({ value, onChange, error, autoComplete = 'username', onLeave }: EmailFieldProps) {
  const t = useMessages()
  return (
    <Field label={t('account.auth.email')} error={error} required reserve={onLeave !== undefined}>
      <TextInput
        name="email"
        type="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    </Field>
  )
}
