import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePerson } from '../../../lib/person.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { PhoneSection } from './PhoneSection.tsx'
import { ResetFactors } from './ResetFactors.tsx'
import { TwoFactor } from './TwoFactor.tsx'

/**
 * Two-factor authentication, the password and the phone. `?reason=enable-mfa` is set by the entry of the back office.
 */
export function SecurityTab() {
  const t = useMessages()
  const person = usePerson()
  const [query] = useSearchParams()
  const needed = query.get('reason') === 'enable-mfa' && !person.mfaEnrolled
  useEffect(() => {
    // It may leave by itself: the notice stays.
    if (needed) showToast({ text: t('account.mfa.required_title'), detail: t('account.mfa.required_text') })
  }, [needed, t])
  return (
    <>
      {needed && <Notice tone="caution">{t('account.error.mfa_required')}</Notice>}
      <TwoFactor />
      <ChangePassword />
      <PhoneSection />
      {person.canEnterAdmin && <ResetFactors />}
    </>
  )
}
