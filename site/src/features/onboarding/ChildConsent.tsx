import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { consentQueries, ConsentQuestions, LeaveLine, questionsOf } from '../legal/index.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { StepPage } from '../../ui/StepPage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'

/** What a child agrees to, asked by questions before the last look. Source: docs/rules/onboarding.md S-001-5. */
export function ChildConsent({ onDone }: { onDone: () => void }) {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(consentQueries.asked('steps'))
  const questions = questionsOf((data?.boxes ?? []).map(({ box }) => box))
  const isNone = data !== undefined && questions.length === 0
  useEffect(() => {
    if (isNone) onDone()
  }, [isNone, onDone])
  if (data && !isNone)
    return (
      <ConsentQuestions
        asked={questions}
        documents={data.documents}
        after={<LeaveLine forChild />}
        onDone={onDone}
      />
    )
  return (
    <StepPage title={t('consent.first.title_child')}>
      {error ? (
        <ErrorNotice title={t('consent.load_failed')} error={error} retry={refetch} busy={isFetching} />
      ) : (
        <Waiting label={t('common.state.loading')} lines={3} />
      )}
    </StepPage>
  )
}
