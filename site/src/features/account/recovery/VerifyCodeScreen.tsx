import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { recoveryApi } from '#domain/account/recoveryApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useLoad } from '../../../lib/useLoad.ts'
import { showToast } from '../../../ui/toasts.ts'
import { AuthPage } from '../auth/AuthPage.tsx'
import { forgetMirror, readMirror, type RecoveryMirror } from './mirror.ts'
import { VerifyCode } from './VerifyCode.tsx'

/** `/auth/verify-code`: the six digits. Without a recovery under way on this device there is nothing to enter. */
export function VerifyCodeScreen() {
  const t = useMessages()
  const go = useNavigate()
  const state = useLoad(recoveryApi.state).data
  const [mirror, setMirror] = useState<RecoveryMirror | null>(readMirror)
  const [hasTried, setTried] = useState(false)
  // A right code changes the secret of this browser: an answer that was on its way may be about the old one.
  const stage = hasTried ? undefined : state?.stage
  const isLost = mirror === null || stage === 'none'
  const isVerified = stage === 'verified'
  useEffect(() => {
    if (isVerified) go('/auth/reset-password', { replace: true })
    else if (isLost) {
      forgetMirror()
      showToast({ text: t('account.error.recovery_session'), tone: 'bad' })
      go('/auth/recovery', { replace: true })
    }
  }, [go, isLost, isVerified, t])
  return (
    <AuthPage keel={4}>
      {mirror && !isLost && (
        <VerifyCode mirror={mirror} onChange={() => setMirror(readMirror())} onTry={() => setTried(true)} />
      )}
    </AuthPage>
  )
}
