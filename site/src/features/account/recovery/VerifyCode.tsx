import { useState } from 'react'
import { z } from 'zod/mini'
import { Link, useNavigate } from 'react-router-dom'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import type { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useCountdown } from '../../../lib/useCountdown.ts'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from '../../../ui/CodeInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import { AuthHead } from '../auth/AuthPage.tsx'
import css from '../auth/AuthPage.module.css'
import { useModeLink } from '../auth/useModeLink.ts'
import { forgetMirror, noteLock, noteRequest, noteVerified, type RecoveryMirror } from './mirror.ts'
import { errorToast } from './errorToast.ts'

const Typed = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, { error: 'account.auth.code_missing' })),
})

type VerifyCodeProps = {
  mirror: RecoveryMirror
  /** The mirror was changed. */
  onChange: () => void
  /** A code is sent. */
  onTry: () => void
}

/** The form for the code: tries that are left, the pause after too many, another code after half a minute. */
export function VerifyCode({ mirror, onChange, onTry }: VerifyCodeProps) {
  const t = useMessages()
  const go = useNavigate()
  const link = useModeLink()
  const verify = useSend(recoveryApi.verifyRecovery)
  const resend = useSend(recoveryApi.resendCode)
  const [code, setCode] = useState('')
  const [resting, setResting] = useState<ApiError | null>(null)
  const wait = useCountdown(mirror.resendAt)
  const locked = useCountdown(mirror.lockedUntil ?? 0)
  const lockedMessage = t('account.recovery.try_again_in', { minutes: Math.ceil(locked / 60) })

  const expire = () => {
    forgetMirror()
    showToast({ text: t('account.error.recovery_session'), tone: 'bad' })
    go('/auth/recovery', { replace: true })
  }
  const lock = (error: ApiError) => {
    noteLock(Number(error.args.seconds))
    onChange()
    showToast({ text: t('account.recovery.locked'), detail: t('account.recovery.too_many'), tone: 'bad' })
  }
  const form = useForm({
    // A press on the button just after the sixth digit had sent the code by itself must not hide what came back.
    check: () =>
      code === '' && form.errorOf('code') ? { code: form.errorOf('code') } : fieldErrorsOf(Typed, { code }),
    send: async () => {
      onTry()
      const sent = await verify.send({ body: { code } })
      if (sent.ok) {
        noteVerified()
        showToast({ text: t('account.recovery.verified'), tone: 'good' })
        return go('/auth/reset-password', { replace: true })
      }
      if (sent.error.code === 'account.error.recovery_session') return expire()
      setCode('')
      if (sent.error.code === 'account.error.code_locked') return lock(sent.error)
      if (sent.error.code === 'account.error.codes_rest') return setResting(sent.error)
      throw sent.error
    },
    explain: (error) => {
      if (error.code !== 'account.error.recovery_code') return undefined
      const wrong = t('account.error.recovery_code')
      const left = plural(t, 'account.recovery.left', Number(error.args.attempts))
      showToast({ text: wrong, detail: left, tone: 'bad' })
      return { code: `${wrong}. ${left}` }
    },
  })
  const another = async () => {
    const sent = await resend.send()
    // A right code, or another contact, has led on meanwhile.
    if (location.pathname !== '/auth/verify-code') return
    if (sent.ok) {
      noteRequest(sent.data)
      onChange()
      return showToast({ text: t('account.recovery.sent'), tone: 'good' })
    }
    if (sent.error.code === 'account.error.recovery_session') return expire()
    showToast(errorToast(t, sent.error, t('account.recovery.resend_failed')))
  }
  return (
    <>
      <AuthHead title={t('account.recovery.enter_title')} />
      <form {...form.props} className={css.fields}>
        <p>{t('account.recovery.enter_intro', { contact: `\u2068${mirror.contact}\u2069` })}</p>
        {locked > 0 && (
          <Notice tone="caution" title={t('account.recovery.locked')}>
            {lockedMessage}
          </Notice>
        )}
        {resting && (
          <Notice tone="caution" live>
            <p>{errorText(t, resting)}</p>
            <p>
              <Link to={link('reset')}>{t('account.auth.link_instead')}</Link>
            </p>
          </Notice>
        )}
        <Field label={t('account.auth.code')} error={form.errorOf('code')} required>
          <CodeInput name="code" value={code} onChange={setCode} onComplete={form.submit} />
        </Field>
        <Button
          type="submit"
          size="big"
          wide
          busy={form.busy && t('account.factor.checking')}
          disabledReason={locked > 0 && lockedMessage}
        >
          {t('account.auth.verify_code')}
        </Button>
        <Row between>
          <Button
            look="text"
            onClick={() => void another()}
            busy={resend.pending && t('common.action.sending')}
            disabledReason={wait > 0 && t('account.recovery.resend_in', { seconds: wait })}
          >
            {wait > 0 ? t('account.recovery.resend_in', { seconds: wait }) : t('account.auth.resend_code')}
          </Button>
          <Link to="/auth/recovery">{t('account.auth.change_contact')}</Link>
        </Row>
        <p>
          <Link to="/auth">{t('account.auth.back_to_sign_in')}</Link>
        </p>
      </form>
    </>
  )
}
