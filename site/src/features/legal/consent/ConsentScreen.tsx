import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ConsentView } from '#domain/legal/consentView.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { StepPage } from '../../../ui/StepPage.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { ConsentAsked } from './ConsentAsked.tsx'
import { ConsentWait } from './ConsentWait.tsx'
import { LeaveLine } from './LeaveLine.tsx'
import { consentQueries } from './queries.ts'

/**
 * What stands in place of a screen while a consent is missing: what to agree to, or, for a child who did, the wait for
 * their guardian. Source: docs/rules/legal.md S-001-5.
 */
export function ConsentScreen({ missing }: { missing: ConsentView }) {
  return (
    <WithMessages names={['consent']}>
      <Begin />
      {missing.boxes.length > 0 ? <Asked of={missing} /> : <ConsentWait />}
    </WithMessages>
  )
}

function Asked({ of: { boxes, missing } }: { of: ConsentView }) {
  const t = useMessages()
  const { ageGroup } = usePerson()
  const { data, error, refetch, isFetching } = useQuery(consentQueries.asked([...boxes, ...missing].join()))
  if (data) {
    const shown = data.documents.map(({ document, version }) => `${document} ${version}`)
    return <ConsentAsked key={shown.join()} asked={data} />
  }
  return (
    <StepPage title={t(ageGroup === 'child' ? 'consent.first.title_child' : 'consent.first.title')}>
      {error ? (
        <>
          <ErrorNotice title={t('consent.load_failed')} error={error} retry={refetch} busy={isFetching} />
          <LeaveLine />
        </>
      ) : (
        <Waiting label={t('common.state.loading')} lines={4} />
      )}
    </StepPage>
  )
}

/** The page has changed under the reader: it has another name, and begins at its top. */
function Begin() {
  const t = useMessages()
  const title = t('shell.title', { page: t('consent.first.title') })
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return null
}
