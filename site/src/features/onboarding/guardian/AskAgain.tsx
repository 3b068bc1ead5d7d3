import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HOME } from '../../../app/firstStop.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { onboardingQueries } from '../queries.ts'
import { StepPage } from '../StepPage.tsx'
import { GuardianAddress } from './GuardianAddress.tsx'

/** A child whose grown-up has not said yes on their own page yet writes to them once more, or to another one. */
export function AskAgain() {
  const t = useMessages()
  const status = useQuery(onboardingQueries.guardian())
  const [address, setAddress] = useState('')
  const [isSent, setSent] = useState(false)
  return (
    <StepPage title={t('onboarding.guardian.again_title')} lead={t('onboarding.guardian.again_intro')}>
      <p>{t('onboarding.guardian.contact')}</p>
      {isSent && (
        <Notice tone="good" live>
          {t('onboarding.guardian.again_sent')}
        </Notice>
      )}
      {!status.data && status.error && (
        <Failure
          title={t('onboarding.guardian.status_failed')}
          error={status.error}
          retry={status.refetch}
          busy={status.isFetching}
        />
      )}
      {!status.data && !status.error && <Waiting label={t('common.state.loading')} lines={2} />}
      {status.data && (
        <GuardianAddress
          address={address}
          onAddress={setAddress}
          resendAt={status.dataUpdatedAt + status.data.resendInSeconds * 1_000}
          onSent={() => setSent(true)}
          send={t('onboarding.guardian.again_send')}
          sent={t('onboarding.guardian.again_sent')}
        />
      )}
      <p>
        <ButtonTo look="text" to={HOME}>
          {t('onboarding.guardian.again_back')}
        </ButtonTo>
      </p>
    </StepPage>
  )
}
