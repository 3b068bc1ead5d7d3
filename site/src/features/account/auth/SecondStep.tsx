import { useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { SixDigits } from '#domain/account/credentials.ts'
import { z } from 'zod/mini'
import { Link, useNavigate } from 'react-router-dom'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { AuthHead } from './AuthPage.tsx'
import css from './AuthPage.module.css'
import { useEnter } from './useEnter.ts'
import { useModeLink } from './useModeLink.ts'

const AppCode = z.object({ code: SixDigits })
const Kept = z.object({
  recoveryCode: z
    .string()
    .check(z.trim(), z.minLength(10, { error: 'account.field.recovery_code' }), z.maxLength(16)),
})

/**
 * The second step of a sign-in: a code of the app, or one of the recovery codes. It has an address of its own because
 * phones may throw the page away while the member looks at their authenticator app.
 */
export function SecondStep() {
  const t = useMessages()
  const go = useNavigate()
  const link = useModeLink()
  const enter = useEnter()
  const step = useSend(accountApi.secondFactor)
  const [byRecovery, setByRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [recoveryCode, setRecoveryCode] = useState('')
  const form = useForm({
    check: () => (byRecovery ? fieldErrorsOf(Kept, { recoveryCode }) : fieldErrorsOf(AppCode, { code })),
    send: async () => {
      const sent = await step.send({ body: byRecovery ? { recoveryCode } : { code } })
      if (sent.ok) return enter(sent.data.person)
      if (sent.error.code !== 'account.error.challenge_expired') throw sent.error
      showToast({ text: errorText(t, sent.error), tone: 'bad' })
      go(link('sign-in'), { replace: true })
    },
    explain: (error) => {
      if (error.code !== 'account.error.invalid_code') return undefined
      setCode('')
      return { code: errorText(t, error), recoveryCode: errorText(t, error) }
    },
  })
  return (
    <>
      <AuthHead title={t('account.factor.title')} />
      <form {...form.props} className={css.fields}>
        <p>{t(byRecovery ? 'account.factor.recovery_intro' : 'account.factor.intro')}</p>
        {byRecovery ? (
          <Field label={t('account.factor.recovery_code')} error={form.errorOf('recoveryCode')} required>
            <TextInput
              key="recovery"
              name="recoveryCode"
              className="ek-ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={recoveryCode}
              onChange={(event) => setRecoveryCode(event.target.value)}
            />
          </Field>
        ) : (
          <Field label={t('account.factor.code')} error={form.errorOf('code')} required>
            <CodeInput key="code" name="code" value={code} onChange={setCode} onComplete={form.submit} />
          </Field>
        )}
        <Button type="submit" size="big" wide busy={form.busy && t('account.factor.checking')}>
          {t('account.factor.submit')}
        </Button>
        <Row between>
          <Button look="text" onClick={() => setByRecovery(!byRecovery)}>
            {t(byRecovery ? 'account.factor.use_app' : 'account.factor.use_recovery')}
          </Button>
          <Link to={link('sign-in')}>{t('account.auth.back_to_sign_in')}</Link>
        </Row>
      </form>
    </>
  )
}
