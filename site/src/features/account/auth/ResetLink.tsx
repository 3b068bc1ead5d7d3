import { z } from 'zod/mini'
import { Link, useNavigate } from 'react-router-dom'
import { Email } from '#domain/account/credentials.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Row } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { errorToast } from '../recovery/errorToast.ts'
import { AuthForm, EmailField } from './AuthForm.tsx'
import { AuthHead } from './AuthPage.tsx'
import { usePrivateBrowsing } from './PrivateBrowsing.tsx'
import { useModeLink } from './useModeLink.ts'

const Asked = z.object({ email: Email })

/**
 * Reset Password: a mail with a link; then Sign In again. The texts are the same whether or not the address has an
 * account.
 */
export function ResetLink({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const t = useMessages()
  const go = useNavigate()
  const link = useModeLink()
  const blocked = usePrivateBrowsing()
  const request = useSend(recoveryApi.requestLink)
  const form = useForm({
    check: () => (blocked ? { email: blocked } : fieldErrorsOf(Asked, { email })),
    send: async () => {
      const sent = await request.send({ body: { email } })
      if (!sent.ok) throw sent.error
      showToast({ text: t('account.auth.reset_sent'), tone: 'good' })
      go(link('sign-in'))
    },
    onError: (error) => showToast(errorToast(t, error, t('account.recovery.request_failed'))),
  })
  return (
    <>
      <AuthHead title={t('account.auth.reset_password')} />
      <AuthForm
        form={form}
        blocked={blocked}
        submit={t('account.auth.reset_send')}
        sending={t('common.action.sending')}
        after={
          <Row between>
            <Link to={link('sign-in')}>{t('account.auth.back_to_sign_in')}</Link>
            <Link to="/auth/recovery">{t('account.auth.code_instead')}</Link>
          </Row>
        }
      >
        <p>{t('account.auth.reset_intro')}</p>
        <EmailField value={email} onChange={onEmail} error={form.errorOf('email')} />
      </AuthForm>
    </>
  )
}
