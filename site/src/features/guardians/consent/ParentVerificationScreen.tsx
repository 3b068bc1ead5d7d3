import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { GuardianEvent } from '#domain/guardians/events.ts'
import { SignOut } from '../../account/index.ts'
import { CareSlot } from '../../moderation/index.ts'
import { useCareOffer } from '../../moderation/index.ts'
import { nextStep, HOME, safeNext } from '../../../lib/nextStep.ts'
import { meQuery, usePerson } from '../../../lib/person.ts'
import { useDraft } from '../../../lib/draft.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useLiveChannel } from '../../../lib/useLiveChannel.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { consentQueries } from './queries.ts'
import { StepPage } from '../../../ui/StepPage.tsx'
import css from '../../../ui/StepPage.module.css'
import { AskAgain } from './AskAgain.tsx'
import { AskSame } from './AskSame.tsx'
import { GuardianAddress } from './GuardianAddress.tsx'
import { GuardianCode } from './GuardianCode.tsx'
import { useGuardianMessages } from './useGuardianMessages.ts'
import { WhatHappensNext } from './WhatHappensNext.tsx'

/** How often to ask whether the guardian has consented while there is no live connection, in milliseconds. */
const POLL_MS = 10_000

/**
 * `/parent-verification`: a child or teen names a parent or guardian, who says yes by a code. Other members have
 * nothing to do here. A yes given in another window is noticed here too. With `again` a child whose code was passed
 * on writes to a guardian once more.
 */
export function ParentVerificationScreen() {
  // Help does not wait for a guardian: a child who wrote a text of danger meets the panel here too.
  useCareOffer()
  return (
    <CareSlot>
      <Verification />
    </CareSlot>
  )
}

function Verification() {
  const t = useMessages()
  const messages = useGuardianMessages()
  const person = usePerson()
  const client = useQueryClient()
  const [query] = useSearchParams()
  const status = useQuery(consentQueries.status())
  const {
    value: address,
    change: setAddress,
    forget: forgetAddress,
  } = useDraft({ key: `guardian.${person.id}`, schema: z.string(), initial: '' })
  const [isChanging, setChanging] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const stay = useCallback(() => setLeaving(false), [])
  const [wasRevoked, setRevoked] = useState(false)
  const refetch = () => void Promise.all([client.invalidateQueries(meQuery), status.refetch()])
  useLiveChannel({
    channel: `private-user-${person.id}`,
    onEvent: (name) => {
      if (name === ('guardian-revoked' satisfies GuardianEvent['name'])) setRevoked(true)
      if (name.startsWith('guardian-')) refetch()
    },
    refetch,
    pollMs: POLL_MS,
  })
  const needed = useRef(person.needsGuardian)
  useEffect(() => {
    if (!needed.current || person.needsGuardian) return
    needed.current = false
    forgetAddress()
    showToast({ text: t('guardians.code.verified'), tone: 'good' })
  }, [person.needsGuardian, forgetAddress, t])

  if (person.guardian === 'contact' && query.get('again')) return <AskAgain />
  if (!person.needsGuardian) {
    return <Navigate replace to={nextStep(person) ?? safeNext(query.get('next')) ?? HOME} />
  }
  const known = status.data
  const masked = known?.guardianEmail ?? null
  const asksCode = known?.status === 'pending' && masked !== null && !isChanging
  const wasAnswered = known?.status === 'revoked'
  const resendAt = status.dataUpdatedAt + (known?.resendInSeconds ?? 0) * 1_000
  const onSent = () => {
    setChanging(false)
    setRevoked(false)
  }
  return (
    <StepPage
      title={messages('title')}
      lead={messages(asksCode ? 'code_intro' : 'intro')}
      aside={
        asksCode ? (
          <WhatHappensNext masked={masked} />
        ) : (
          <Panel className={css.panel}>
            <h2>{t('guardians.code.why')}</h2>
            <p>{messages('why_text')}</p>
          </Panel>
        )
      }
    >
      {(wasRevoked || wasAnswered) && (
        <Notice tone="caution" live>
          {messages(known?.declined ? 'declined' : 'revoked')}
        </Notice>
      )}
      {!status.data && status.error && (
        <ErrorNotice
          title={t('guardians.code.status_failed')}
          error={status.error}
          retry={status.refetch}
          busy={status.isFetching}
        />
      )}
      {!status.data && !status.error && <Waiting label={t('common.state.loading')} lines={2} />}
      {status.data &&
        (asksCode ? (
          <GuardianCode masked={masked} resendAt={resendAt} onChangeAddress={() => setChanging(true)} />
        ) : wasAnswered && masked !== null && !isChanging ? (
          <AskSame
            masked={masked}
            resendAt={resendAt}
            sent={t('guardians.code.sent')}
            onSent={onSent}
            onChangeAddress={() => setChanging(true)}
          />
        ) : (
          <GuardianAddress address={address} onAddress={setAddress} resendAt={resendAt} onSent={onSent} />
        ))}
      {/* Once a guardian was asked there may be text from a time with consent. A child reads it after it again. */}
      {status.data && status.data.status !== 'none' && !person.consent && (
        <p>
          <ButtonTo look="text" to="/journal">
            {t('guardians.code.read_journal')}
          </ButtonTo>
        </p>
      )}
      <p>
        <Button look="text" onClick={() => setLeaving(true)}>
          {t('common.action.sign_out')}
        </Button>
      </p>
      <Suspense>{isLeaving && <SignOut onStay={stay} />}</Suspense>
    </StepPage>
  )
}
