import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useLoad } from '../../../lib/useLoad.ts'
import { useSend } from '../../../lib/useSend.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Screen, ScreenHead, Section } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { StatusText } from './StatusText.tsx'
import css from './GuardianPage.module.css'

// Forms come after the words, so that the page from a mail opens fast.
const GuardianNotified = lazy(() =>
  import('./GuardianNotified.tsx').then((m) => ({ default: m.GuardianNotified })),
)
const GuardianAccount = lazy(() =>
  import('./GuardianAccount.tsx').then((m) => ({ default: m.GuardianAccount })),
)
const GuardianAnswer = lazy(() => import('./GuardianAnswer.tsx').then((m) => ({ default: m.GuardianAnswer })))
const stored = ['stored_account', 'stored_moods', 'stored_you', 'stored_notices', 'stored_use'] as const

/**
 * `/guardian/:token`, from the link in the mail, for guardians without an account: what Evenkeel is and what a yes
 * means, the yes, families that wait for one; what is told to them and when, what is stored, the way to connect an
 * account, and the way to say no.
 */
export function GuardianPageScreen() {
  const t = useMessages()
  const format = useFormat()
  const { token = '' } = useParams()
  const page = useLoad(consentApi.guardianPage, { params: { token } })
  const [isOver, setOver] = useState(false)
  const [asks, setAsks] = useState(false)

  if (isUnknown(page.error)) {
    return (
      <Screen>
        <ScreenHead title={t('guardians.page.unknown_title')} />
        <p className="ek-lead">{t('guardians.page.unknown_text')}</p>
      </Screen>
    )
  }
  const { data } = page
  const status = isOver ? 'revoked' : data?.status
  return (
    <Screen>
      <ScreenHead title={t('guardians.page.title')} />
      {page.error ? <ErrorNotice error={page.error} retry={page.retry} /> : null}
      {!data && !page.error && <Waiting label={t('common.state.loading')} />}
      {data && (
        <div className={css.body}>
          <Notice tone={status === 'verified' ? 'good' : 'plain'} live>
            {isOver ? (
              t('guardians.page.revoked_now')
            ) : (
              <StatusText
                status={data.status}
                child={data.childFirstName}
                date={data.since ? format.date(data.since) : ''}
              />
            )}
          </Notice>
          <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
            {!isOver && <GuardianAnswer token={token} page={data} onAnswered={page.retry} />}
            {status !== 'revoked' && (
              <GuardianNotified
                token={token}
                sharesMoods={data.sharesMoods}
                preferences={status === 'verified' ? data.preferences : null}
              />
            )}
            {(status === 'verified' || status === 'contact') && (
              <GuardianAccount token={token} visitor={data.visitor} onConnected={page.retry} />
            )}
          </Suspense>
          <Section title={t('guardians.page.stored_title')}>
            <Lines>
              {stored.map((key) => (
                <li key={key}>{t(`guardians.page.${key}`)}</li>
              ))}
            </Lines>
          </Section>
          {status !== 'revoked' && (
            <p>
              <Button look="line" onClick={() => setAsks(true)}>
                {t(
                  status === 'verified' || status === 'contact'
                    ? 'guardians.page.revoke'
                    : 'guardians.page.refuse',
                )}
              </Button>
            </p>
          )}
        </div>
      )}
      {asks && data && (
        <RevokeDialog
          token={token}
          child={data.childFirstName}
          isConsent={data.status !== 'pending'}
          onClose={() => setAsks(false)}
          onRevoked={() => {
            setAsks(false)
            setOver(true)
          }}
        />
      )}
    </Screen>
  )
}

type RevokeDialogProps = {
  token: string
  child: string | null
  /** There is a yes to take back; otherwise this is a no to begin with. */
  isConsent: boolean
  onClose: () => void
  onRevoked: () => void
}

function RevokeDialog({ token, child, isConsent, onClose, onRevoked }: RevokeDialogProps) {
  const t = useMessages()
  const revoke = useSend(consentApi.guardianRevoke)
  const press = async () => {
    const sent = await revoke.send({ params: { token } })
    if (sent.ok) return onRevoked()
    showToast({ text: t('common.error.title'), detail: errorText(t, sent.error), tone: 'bad' })
  }
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t(isConsent ? 'guardians.page.revoke_confirm' : 'guardians.page.refuse_confirm')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button
            look="caution"
            onClick={() => void press()}
            busy={revoke.pending && t('guardians.page.revoking')}
          >
            {t(isConsent ? 'guardians.page.revoke' : 'guardians.page.refuse')}
          </Button>
        </>
      }
    >
      <p>{child ? t('guardians.page.revoke_text', { child }) : t('guardians.page.revoke_text_unnamed')}</p>
    </Dialog>
  )
}

/** Unknown, replaced, or not even shaped like one of our links. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)
