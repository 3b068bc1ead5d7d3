import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '../../../lib/messages.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { AuthHead, AuthPage } from '../auth/AuthPage.tsx'
import { OldLink } from './OldLink.tsx'
import { useVerifiedRecovery } from './useVerifiedRecovery.ts'

// Fetched while the server is asked; a visitor who may not go on does without it.
const loadForm = () => import('./ResetPassword.tsx').then((m) => ({ default: m.ResetPassword }))
const ResetPassword = lazy(loadForm)

/**
 * `/auth/reset-password`: where code and link both end. A visitor without a proof is sent to the start;
 * a visitor with a link that is over reads so and is offered a new one.
 */
export function ResetPasswordScreen() {
  const t = useMessages()
  const go = useNavigate()
  const verified = useVerifiedRecovery()
  const isRejected = verified.is === 'refused'
  useEffect(() => void loadForm(), [])
  useEffect(() => {
    if (!isRejected) return
    showToast({ text: t('account.error.recovery_unauthorized'), tone: 'bad' })
    go('/auth/recovery', { replace: true })
  }, [go, isRejected, t])
  const waiting = <Waiting label={t('account.recovery.checking_link')} lines={3} />
  if (verified.is === 'verified') {
    return (
      <Suspense fallback={waiting}>
        <ResetPassword contact={verified.contact} endsOthers={verified.endsOthers} />
      </Suspense>
    )
  }
  return (
    <AuthPage keel={4}>
      <AuthHead
        title={t(verified.is === 'old-link' ? 'account.recovery.old_link' : 'account.recovery.reset_title')}
      />
      {verified.is === 'old-link' && <OldLink />}
      {verified.is === 'checking' && waiting}
      {verified.is === 'failed' && <ErrorNotice error={verified.error} retry={verified.retry} />}
    </AuthPage>
  )
}
