import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { consentApi } from '#domain/guardians/consentApi.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useLoad } from '../../../lib/useLoad.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { GuardianScene } from './GuardianScene.tsx'
import { StatusText, titleOf } from './StatusText.tsx'
import css from './GuardianPage.module.css'

// The rest comes after the first lines, so that the page from a mail opens fast.
const GuardianParts = lazy(() => import('./GuardianParts.tsx').then((m) => ({ default: m.GuardianParts })))

/**
 * `/guardian/:token`, from the link in the mail, for guardians without an account: who asks, what Evenkeel is and what
 * a yes means, what they are notified of and what is stored, and then both answers. Once answered, it says so, and has
 * what a guardian decides later: families, when to write, their account, and the way back.
 */
export function GuardianPageScreen() {
  const t = useMessages()
  const { token = '' } = useParams()
  const page = useLoad(consentApi.guardianPage, { params: { token } })
  const [decision, setDecision] = useState<'declined_now' | 'revoked_now' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAnswered = useRef(false)
  const { data } = page
  // What was pressed may be gone from the page that comes next; its heading says how things stand now.
  useEffect(() => {
    if (!isAnswered.current) return
    isAnswered.current = false
    heading.current?.focus()
  }, [data])
  const again = () => {
    isAnswered.current = true
    page.retry()
  }

  if (isUnknown(page.error)) {
    return (
      <Screen>
        <ScreenHead title={t('guardians.page.unknown_title')} />
        <p className="ek-lead">{t('guardians.page.unknown_text')}</p>
      </Screen>
    )
  }
  if (!data) {
    return (
      <Screen>
        <ScreenHead title={t('guardians.page.title')} />
        {page.error ? (
          <ErrorNotice error={page.error} retry={page.retry} />
        ) : (
          <Waiting label={t('common.state.loading')} />
        )}
      </Screen>
    )
  }
  return (
    <Screen>
      <GuardianScene name={data.childName} ageGroup={data.childAgeGroup} />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(t, data)}
        </h1>
        <Notice tone={data.status === 'verified' ? 'good' : 'plain'} live>
          {decision && data.status === 'revoked' ? (
            t(`guardians.page.${decision}`)
          ) : (
            <StatusText page={data} />
          )}
        </Notice>
      </div>
      <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
        <GuardianParts
          token={token}
          page={data}
          onChanged={again}
          onNo={() => {
            setDecision(data.status === 'pending' ? 'declined_now' : 'revoked_now')
            again()
          }}
        />
      </Suspense>
    </Screen>
  )
}

/** Unknown, replaced, or not even shaped like one of our links. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)
