import { lazy, Suspense, useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { Email } from '#domain/account/credentials.ts'
import { z } from 'zod/mini'
import { Link, useNavigate } from 'react-router-dom'
import type { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { showToast } from '../../../ui/toasts.ts'
import { AuthForm, EmailField } from './AuthForm.tsx'
import { AuthHead } from './AuthPage.tsx'
import css from './AuthPage.module.css'
import { usePrivateBrowsing } from './PrivateBrowsing.tsx'
import { useEnter } from './useEnter.ts'
import { useModeLink } from './useModeLink.ts'

// Under the form, so that nothing moves when it is there.
const SharedDeviceCheck = lazy(() =>
  import('./SharedDeviceCheck.tsx').then((m) => ({ default: m.SharedDeviceCheck })),
)

/** Fewest characters the browser takes here: older accounts have them. Source: docs/rules/account.md S-000-5. */
const SIGN_IN_PASSWORD_MIN = 6
const Credentials = z.object({
  email: Email,
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'common.field.required' }),
      z.minLength(SIGN_IN_PASSWORD_MIN, { error: 'account.field.password_length' }),
    ),
})
type SignInProps = {
  email: string
  onEmail: (email: string) => void
}

/** Sign In. What stops it for a while (a pause, a rush) stays on the page until the next try. */
export function SignIn({ email, onEmail }: SignInProps) {
  const t = useMessages()
  const go = useNavigate()
  const link = useModeLink()
  const enter = useEnter()
  const blocked = usePrivateBrowsing()
  const signIn = useSend(accountApi.signIn)
  const [password, setPassword] = useState('')
  const form = useForm({
    check: () => fieldErrorsOf(Credentials, { email, password }),
    send: async () => {
      const sent = await signIn.send({ body: { email, password } })
      if (!sent.ok) throw sent.error
      if (sent.data.state === 'signed-in') return enter(sent.data.person)
      const { data } = sent
      if (data.state === 'second-factor') go(link('code'))
      else go(link('keep'), { state: data })
    },
    explain: (error) => {
      if (error.code !== 'account.error.wrong_credentials') return undefined
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
      return { password: errorText(t, error) }
    },
  })
  return (
    <>
      <AuthHead title={t('account.auth.sign_in')}>
        {t('account.auth.new_here')} <Link to={link('sign-up')}>{t('account.auth.sign_up')}</Link>
      </AuthHead>
      <AuthForm
        form={form}
        blocked={blocked}
        submit={t('account.auth.sign_in')}
        sending={t('account.auth.signing_in')}
        after={
          <>
            <ul className={css.ways}>
              <li>
                <Link to="/auth/recovery">{t('account.auth.forgot')}</Link>
                <span className="ek-small ek-soft">{t('account.auth.forgot_hint')}</span>
              </li>
              <li>
                <Link to={link('reset')}>{t('account.auth.reset_password')}</Link>
                <span className="ek-small ek-soft">{t('account.auth.reset_hint')}</span>
              </li>
            </ul>
            <Suspense>
              <SharedDeviceCheck />
            </Suspense>
            <Pause error={signIn.error} />
          </>
        }
      >
        <EmailField value={email} onChange={onEmail} error={form.errorOf('email')} />
        <Field label={t('account.auth.password')} error={form.errorOf('password')} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            minLength={SIGN_IN_PASSWORD_MIN}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </AuthForm>
    </>
  )
}

/** Why signing in has to wait, and for how long. The toast has read it out; this stays. */
function Pause({ error }: { error: ApiError | null }) {
  const t = useMessages()
  const waits = ['account.error.locked', 'account.error.busy', 'common.error.rate_limited']
  if (!error || !waits.includes(error.code)) return null
  return <Notice tone="caution">{errorText(t, error)}</Notice>
}
