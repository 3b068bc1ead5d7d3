import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PASSWORD_SCORE_MIN } from '#domain/account/password.ts'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { RESET_REDIRECT_MS } from '#domain/account/recoveryPolicy.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages, type Messages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { showToast, type Toast } from '../../../ui/toasts.ts'
import { useForm } from '../../../ui/useForm.ts'
import { AuthHead, AuthPage } from '../auth/AuthPage.tsx'
import css from '../auth/AuthPage.module.css'
import { NewPassword } from '../auth/NewPassword.tsx'
import { useEnter } from '../auth/useEnter.ts'
import { usePasswordVerdict, type PasswordVerdict } from '../auth/usePasswordVerdict.ts'
import { forgetMirror } from './mirror.ts'

/** The server knows whose password it is and adds what must not be in it. */
const UNKNOWN = { email: undefined, name: undefined }
const shownCodes = ['account.error.busy', 'common.error.rate_limited', 'common.error.offline']

/** Two fields and the strength; then the dashboard, or the second factor. */
export function ResetPassword({ contact, endsOthers }: { contact: string; endsOthers: boolean }) {
  const t = useMessages()
  const go = useNavigate()
  const enter = useEnter()
  const reset = useSend(recoveryApi.resetPassword)
  const [password, setPassword] = useState('')
  const [repeat, setRepeat] = useState('')
  const [goOn, setGoOn] = useState<(() => unknown) | null>(null)
  const verdict = usePasswordVerdict(password, UNKNOWN)
  const reason = reasonAgainst(t, { password, repeat, verdict })
  useAfter(RESET_REDIRECT_MS, goOn)

  const form = useForm({
    check: () => (reason ? { password: reason.text } : {}),
    send: async () => {
      const sent = await reset.send({ body: { password } })
      if (!sent.ok) throw sent.error
      forgetMirror()
      const done = { text: t('account.recovery.updated'), detail: t('account.recovery.updated_detail') }
      showToast({ ...done, tone: 'good' })
      const { data } = sent
      setGoOn(
        () => () =>
          data.state === 'signed-in' ? enter(data.person, { greet: false }) : go('/auth?mode=code'),
      )
    },
    explain: (error) =>
      error.code === 'account.error.password_weak'
        ? { password: error.fields['body.password'] ?? t('account.password.weak_title') }
        : undefined,
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'account.error.recovery_unauthorized') {
        forgetMirror()
        showToast({ text: t('account.error.recovery_unauthorized'), tone: 'bad' })
        return go('/auth/recovery', { replace: true })
      }
      const why = shownCodes.includes(code) ? errorText(t, error) : t('account.recovery.update_failed')
      showToast({ text: why, tone: 'bad' })
    },
  })
  const differs = repeat !== '' && repeat !== password
  return (
    <AuthPage keel={verdict.score}>
      <AuthHead title={t('account.recovery.reset_title')} />
      <form {...form.props} className={css.fields}>
        <p>{t('account.recovery.reset_intro', { contact: `\u2068${contact}\u2069` })}</p>
        {endsOthers && !goOn && <Notice tone="plain">{t('account.recovery.reset_ends')}</Notice>}
        {goOn && (
          <Notice tone="good" title={t('account.recovery.updated')} live>
            {t('account.recovery.updated_detail')}
          </Notice>
        )}
        <NewPassword
          name="password"
          label={t('account.auth.new_password')}
          value={password}
          onChange={setPassword}
          verdict={verdict}
          error={form.errorOf('password')}
        />
        <Field
          label={t('account.auth.repeat_password')}
          error={differs ? t('account.password.mismatch') : undefined}
          required
        >
          <PasswordInput
            name="repeat"
            autoComplete="new-password"
            value={repeat}
            onChange={(event) => setRepeat(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          size="big"
          wide
          busy={(form.busy || goOn !== null) && t('account.recovery.updating')}
          disabledReason={reason}
        >
          {t('account.recovery.reset_submit')}
        </Button>
      </form>
    </AuthPage>
  )
}

type Typed = { password: string; repeat: string; verdict: PasswordVerdict }

/** Why this cannot be sent yet; undefined when it can. */
function reasonAgainst(t: Messages, { password, repeat, verdict }: Typed): Toast | undefined {
  if (password === '') return { text: t('account.recovery.not_ready') }
  const reason = verdict.problems.find((problem) => problem !== 'too_weak')
  if (reason)
    return { text: t('account.password.requirements_toast'), detail: t(`account.password.${reason}`) }
  if (!verdict.isJudged) return { text: t('account.recovery.not_ready') }
  if (verdict.score < PASSWORD_SCORE_MIN)
    return { text: t('account.password.weak_title'), detail: t('account.password.weak_advice') }
  return password === repeat ? undefined : { text: t('account.password.mismatch_toast') }
}

/** Does something once, so many milliseconds after it was decided; not when the page was left meanwhile. */
function useAfter(milliseconds: number, act: (() => unknown) | null): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
    if (!act) return
    const timer = setTimeout(() => latest.current?.(), milliseconds)
    return () => clearTimeout(timer)
  }, [act, milliseconds])
}
