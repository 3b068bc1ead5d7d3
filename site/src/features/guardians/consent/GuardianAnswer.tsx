import type { Output } from '#domain/api/contract.ts'
import type { consentApi } from '#domain/guardians/consentApi.ts'
import { guardianApi } from '#domain/guardians/guardianApi.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { call } from '../../../lib/call.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Section } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ConsentForm } from '../tab/ConsentForm.tsx'
import { FamilyRequests } from '../tab/FamilyRequests.tsx'

type GuardianAnswerProps = {
  token: string
  page: Output<typeof consentApi.guardianPage>
  onAnswered: () => void
}

/**
 * What there is to answer on the mailed page: the yes for a child, and families that wait for one. Not in a child's
 * session.
 */
export function GuardianAnswer(props: GuardianAnswerProps) {
  return (
    <WithMessages names={['guardians']}>
      <Answer {...props} />
    </WithMessages>
  )
}

function Answer({ token, page, onAnswered }: GuardianAnswerProps) {
  const t = useMessages()
  const { status, requests, mayAnswer } = page
  const asksForYes = status === 'pending' || status === 'contact'
  if (!asksForYes && requests.length === 0) return null
  return (
    <>
      {asksForYes && (
        <Section title={t('guardians.what_title')}>
          <p>{t('guardians.what_text')}</p>
        </Section>
      )}
      {!mayAnswer && <Notice tone="caution">{t('guardians.minor_here')}</Notice>}
      {mayAnswer && asksForYes && (
        <ConsentForm
          send={(body) => call(guardianApi.confirmFromPage, { params: { token }, body })}
          onAgreed={onAnswered}
        />
      )}
      {mayAnswer && (
        <FamilyRequests
          heading="h2"
          child={page.childFirstName}
          requests={requests}
          send={(id, body) => call(guardianApi.answerFromPage, { params: { token, id }, body })}
          onAnswered={onAnswered}
        />
      )}
    </>
  )
}
