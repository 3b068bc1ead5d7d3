import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ConsentForm } from '../tab/ConsentForm.tsx'
import { FamilyRequests } from '../tab/FamilyRequests.tsx'
import type { GuardianPage } from './StatusText.tsx'

type GuardianAnswerProps = {
  token: string
  page: GuardianPage
  onAnswered: () => void
  /** Asks for the no. */
  onNo: () => void
}

/**
 * What there is to answer on the mailed page: yes or no for a child, and families that wait for one. Not in a child's
 * session.
 */
export function GuardianAnswer({ token, page, onAnswered, onNo }: GuardianAnswerProps) {
  const t = useMessages()
  const { status, requests, mayAnswer } = page
  const asksForYes = status === 'pending' || status === 'contact'
  if (!asksForYes && requests.length === 0) return null
  return (
    <>
      {!mayAnswer && <Notice tone="caution">{t('guardians.minor_here')}</Notice>}
      {mayAnswer && asksForYes && (
        <ConsentForm
          send={(body) => call(guardianApi.confirmGuardianFromPage, { params: { token }, body })}
          onAgreed={onAnswered}
          onNo={onNo}
        />
      )}
      {mayAnswer && (
        <FamilyRequests
          heading="h2"
          child={page.childName}
          requests={requests}
          send={(id, body) => call(guardianApi.decideRequestFromPage, { params: { token, id }, body })}
          onAnswered={onAnswered}
        />
      )}
    </>
  )
}
