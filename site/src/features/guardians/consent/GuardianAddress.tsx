import { useMutation } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { Email } from '#domain/account/credentials.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { consentQueries } from './queries.ts'
import css from '../../../ui/StepPage.module.css'
import { useCountdown } from '../../../lib/useCountdown.ts'
import { useGuardianMessages } from './useGuardianMessages.ts'

const Asked = z.object({ guardianEmail: Email })
type GuardianAddressProps = {
  address: string
  onAddress: (address: string) => void
  /** When the next code may be asked for, in milliseconds since 1970. */
  resendAt: number
  onSent: () => void
  /** Other texts than those about a code: on the button, and when the mail is on its way. */
  send?: string
  sent?: string
}

/** The address the code goes to. */
export function GuardianAddress({ address, onAddress, resendAt, onSent, send, sent }: GuardianAddressProps) {
  const t = useMessages()
  const messages = useGuardianMessages()
  const start = useMutation(consentQueries.start())
  const seconds = useCountdown(resendAt)
  const form = useForm({
    check: () => fieldErrorsOf(Asked, { guardianEmail: address }),
    send: async () => {
      await start.mutateAsync({ body: { guardianEmail: address } })
      showToast({ text: sent ?? t('guardians.code.sent'), tone: 'good' })
      onSent()
    },
    onError: (error) =>
      showToast({ text: t('guardians.code.send_failed'), detail: errorText(t, error), tone: 'bad' }),
  })
  return (
    <form {...form.props} className={classes(css.form, css.narrow)}>
      <Field
        label={messages('email')}
        hint={messages('email_hint')}
        error={form.errorOf('guardianEmail')}
        required
      >
        <TextInput
          name="guardianEmail"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={address}
          onChange={(event) => onAddress(event.target.value)}
        />
      </Field>
      <div className={css.nav}>
        <Button
          type="submit"
          size="big"
          busy={form.busy && t('guardians.code.sending')}
          disabledReason={seconds > 0 && t('guardians.code.resend_in', { seconds })}
        >
          {seconds > 0 ? t('guardians.code.resend_in', { seconds }) : (send ?? t('guardians.code.send'))}
        </Button>
      </div>
    </form>
  )
}
