import { useState } from 'react'
import { contactApi } from '#domain/account/contactApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { AuthHead, AuthPage } from '../auth/AuthPage.tsx'
import css from '../auth/AuthPage.module.css'

/**
 * `/auth/verify-email`, from the link in the mail: confirms an address, signed in or not. By a press, because programs
 * that look at mails open links too.
 */
export function VerifyEmailScreen() {
  const t = useMessages()
  const confirm = useSend(contactApi.verifyEmail)
  const [token] = useState(() => window.location.hash.slice(1))
  const [isDone, setDone] = useState(false)
  const press = async () => {
    const sent = await confirm.send({ body: { token } })
    if (!sent.ok) return
    window.history.replaceState(window.history.state, '', window.location.pathname)
    setDone(true)
  }
  return (
    <AuthPage keel={4}>
      <AuthHead title={t(isDone ? 'account.verify.done_title' : 'account.verify.title')} />
      <div className={css.fields} aria-live="polite">
        {isDone && <p>{t('account.verify.done')}</p>}
        {!isDone && !token && <Notice>{t('account.verify.no_link')}</Notice>}
        {!isDone && token && (
          <>
            <p>{t('account.verify.intro')}</p>
            {confirm.error && (
              <Notice tone="caution" live>
                {errorText(t, confirm.error)}
              </Notice>
            )}
            <Button
              size="big"
              wide
              onClick={() => void press()}
              busy={confirm.pending && t('account.verify.confirming')}
            >
              {t('account.verify.confirm')}
            </Button>
          </>
        )}
        {(isDone || !token || confirm.error) && (
          <p>
            {/* A page of its own: what the app knows of the person is read anew. */}
            <ButtonLink look={isDone ? 'filled' : 'text'} href="/dashboard">
              {t('account.verify.go_on')}
            </ButtonLink>
          </p>
        )}
      </div>
    </AuthPage>
  )
}
