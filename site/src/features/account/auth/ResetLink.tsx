import { z } from 'zod/mini'
import { Email } from '#domain/account/credentials.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Link, useNavigate } from '../../../lib/router.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { faultsOf, useForm } from '../../../ui/useForm.ts'
import { refusalToast } from '../recovery/refusalToast.ts'
import { AuthHead } from './AuthPage.tsx'
import css from './AuthPage.module.css'
import { PrivateBrowsing, usePrivateBrowsing } from './PrivateBrowsing.tsx'
import { useModeLink } from './useModeLink.ts'

const Asked = z.object({ email: Email })

/** Reset Password: a mail with a link; then Sign In again. The words are the same whether or not the address has an account. */
export function ResetLink({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const t = useMessages()
  const go = useNavigate()
  const link = useModeLink()
  const blocked = usePrivateBrowsing()
  const request = useSend(recoveryApi.requestLink)
  const form = useForm({
    check: () => (blocked ? { email: blocked } : faultsOf(Asked, { email })),
    send: async () => {
      const sent = await request.send({ body: { email } })
      if (!sent.ok) throw sent.error
      showToast({ text: t('account.auth.reset_sent'), tone: 'good' })
      go(link('sign-in'))
    },
    onFailure: (error) => showToast(refusalToast(t, error, t('account.recovery.request_failed'))),
  })
  return (
    <>
      <AuthHead title={t('account.auth.reset_password')} />
      <form {...form.props} className={css.fields}>
        <PrivateBrowsing blocked={blocked} />
        <p>{t('account.auth.reset_intro')}</p>
        <Field label={t('account.auth.email')} error={form.fault('email')} required>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          size="big"
          wide
          busy={form.busy && t('common.action.sending')}
          disabledReason={blocked}
        >
          {t('account.auth.reset_send')}
        </Button>
        <p>
          <Link to={link('sign-in')}>{t('account.auth.back_to_sign_in')}</Link>
        </p>
      </form>
    </>
  )
}
