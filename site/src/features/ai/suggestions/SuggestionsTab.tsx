import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { CarePanel } from '../../../ui/CarePanel.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Split, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { suggestionsQuery } from './queries.ts'
import { AskPanel } from './AskPanel.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useGenerate } from './useGenerate.ts'
import { useLiveSuggestions } from './useLiveSuggestions.ts'

/**
 * Five suggestions from the latest check-ins. When recent texts need people rather than suggestions, help comes
 * first.
 */
export function SuggestionsTab() {
  return (
    <WithMessages names={['ai']}>
      <Suggestions />
    </WithMessages>
  )
}

function Suggestions() {
  const t = useMessages()
  const query = useQuery(suggestionsQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  const asking = useGenerate()
  const [isDismissed, setDismissed] = useState(false)
  useLiveSuggestions()
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('ai.suggestions.failed')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) return <Waiting label={t('ai.suggestions.loading')} lines={6} />
  return (
    <Stack gap="loose">
      {data.offerSupport && !isDismissed && (
        <div>
          <h2 className="ek-sr">{t('checkins.tab.help')}</h2>
          <CarePanel
            actions={
              <Button look="text" onClick={() => setDismissed(true)}>
                {t('ai.suggestions.support_later')}
              </Button>
            }
          >
            <p>{t('ai.suggestions.support')}</p>
          </CarePanel>
        </div>
      )}
      <Split parts="lead">
        <AskPanel page={data} asking={asking} />
        <SuggestionList page={data} isWaiting={asking.isPending} />
      </Split>
    </Stack>
  )
}
