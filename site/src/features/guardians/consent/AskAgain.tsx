import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HOME } from '../../../lib/nextStep.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { consentQueries } from './queries.ts'
import { StepPage } from '../../../ui/StepPage.tsx'
import { AskSame } from './AskSame.tsx'
import { GuardianAddress } from './GuardianAddress.tsx'

/** A child whose guardian has not consented on their own page yet writes to them once more, or to another one. */
export function AskAgain() {
  return (
    <WithMessages names={['guardians']}>
      <Known />
    </WithMessages>
  )
}

function Known() {
  const t = useMessages()
  const status = useQuery(consentQueries.status())
  const [address, setAddress] = useState('')
  const [isSent, setSent] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const masked = status.data?.guardianEmail ?? null
  const resendAt = status.dataUpdatedAt + (status.data?.resendInSeconds ?? 0) * 1_000
  return (
    <StepPage title={t('guardians.again_title')} lead={t('guardians.again_intro')}>
      <p>{t('guardians.waits')}</p>
      {isSent && (
        <Notice tone="good" live>
          {t('guardians.again_sent')}
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
      {masked !== null && !isChanging && (
        <AskSame
          masked={masked}
          resendAt={resendAt}
          sent={t('guardians.again_sent')}
          onSent={() => setSent(true)}
          onChangeAddress={() => setChanging(true)}
        />
      )}
      {status.data && (masked === null || isChanging) && (
        <GuardianAddress
          address={address}
          onAddress={setAddress}
          resendAt={resendAt}
          onSent={() => {
            setSent(true)
            setChanging(false)
          }}
          send={t('guardians.again_send')}
          sent={t('guardians.again_sent')}
        />
      )}
      <p>
        <ButtonTo look="text" to={HOME}>
          {t('guardians.again_back')}
        </ButtonTo>
      </p>
    </StepPage>
  )
}
