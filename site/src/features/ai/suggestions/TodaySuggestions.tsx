import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../../../ui/layout.tsx'
import { AnswerList } from './AnswerList.tsx'
import { suggestionsQuery, type SuggestionsPage } from './queries.ts'
import css from './suggestions.module.css'
import { TodaySuggestion } from './TodaySuggestion.tsx'
import { useLiveSuggestions } from './useLiveSuggestions.ts'

/** Suggestions shown on Today. */
const FEW = 2

/** The first suggestions that are not done yet, with their answers and the way to the others. */
export function TodaySuggestions() {
  const t = useMessages()
  const query = useQuery(suggestionsQuery)
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  useLiveSuggestions()
  if (!data && !queryError) return null
  return (
    <Section
      title={t('ai.today.suggestions')}
      aside={
        data &&
        data.suggestions.length > 0 && <Link to="/dashboard?tab=ai">{t('ai.today.suggestions_all')}</Link>
      }
    >
      {data ? (
        <Few page={data} />
      ) : (
        <ErrorNotice
          error={queryError}
          title={t('ai.suggestions.failed')}
          retry={refetch}
          busy={isFetching}
        />
      )}
    </Section>
  )
}

function Few({ page: { suggestions, hasMoods, offerSupport } }: { page: SuggestionsPage }) {
  const t = useMessages()
  // What was done in this visit stays in view, so that it can be undone.
  const [doneHere, setDoneHere] = useState<readonly string[]>([])
  const shown = suggestions.filter(({ id, isDone }) => !isDone || doneHere.includes(id)).slice(0, FEW)
  if (!hasMoods && suggestions.length === 0) return <p>{t('ai.suggestions.no_moods')}</p>
  return (
    <>
      {offerSupport && (
        <p>
          <a className={css.help} href="/crisis">
            <Icon of={LifeBuoy} />
            <span>{t('ai.suggestions.help')}</span>
          </a>
        </p>
      )}
      <AnswerList suggestions={shown} className={css.lines}>
        {(suggestion, onAnswered) => (
          <TodaySuggestion
            suggestion={suggestion}
            onAnswered={(answer) => {
              if (answer === 'done') setDoneHere([...doneHere, suggestion.id])
              onAnswered(answer)
            }}
          />
        )}
      </AnswerList>
      {shown.length === 0 && (
        <p>
          {t(suggestions.length > 0 ? 'ai.today.suggestions_done' : 'ai.today.suggestions_none')}{' '}
          <Link to="/dashboard?tab=ai">
            {t(suggestions.length > 0 ? 'ai.suggestions.generate' : 'ai.suggestions.first')}
          </Link>
        </p>
      )}
    </>
  )
}
