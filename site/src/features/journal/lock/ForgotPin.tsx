import { useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { call } from '../../../lib/call.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { forgetPerson } from '../../../lib/rememberPerson.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { removeLock } from './lock.ts'

/** The way in without the PIN: the session ends and the lock goes, so that the password is asked for. */
export function ForgotPin({ personId }: { personId: string }) {
  const t = useMessages()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const signInAgain = async () => {
    setBusy(true)
    try {
      await call(accountApi.signOut)
      removeLock(personId)
      forgetPerson()
      // Drafts stay: their writer comes back.
      location.assign('/auth?next=/journal')
    } catch (error) {
      setBusy(false)
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
    }
  }
  if (!isAsking)
    return (
      <Button look="text" onClick={() => setAsking(true)}>
        {t('journalLock.forgot')}
      </Button>
    )
  return (
    <Notice title={t('journalLock.forgot')} live>
      <p>{t('journalLock.forgot_text')}</p>
      <Button look="line" busy={isBusy && t('common.state.loading')} onClick={() => void signInAgain()}>
        {t('journalLock.forgot_go')}
      </Button>
    </Notice>
  )
}
