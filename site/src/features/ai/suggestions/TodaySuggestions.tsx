import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useMessages } from '../../../lib/messages.tsx'
import { Section } from '../../../ui/layout.tsx'
import { suggestionsQuery } from './queries.ts'
import { Suggestion } from './Suggestion.tsx'
import css from './suggestions.module.css'

/** Suggestions shown on Today. */
const FEW = 2

/** The first suggestions that were not read yet, with the way to the others. Without any it stays away. */
export function TodaySuggestions() {
  const t = useMessages()
  const { data } = useQuery(suggestionsQuery)
  const shown = data?.suggestions.filter(({ isRead }) => !isRead).slice(0, FEW) ?? []
  const [first] = shown
  if (!first) return null
  return (
    <Section
      title={t('ai.today.suggestions')}
      aside={<Link to="/dashboard?tab=ai">{t('ai.today.suggestions_all')}</Link>}
    >
      <p className="ek-small ek-soft">
        {t(first.source === 'model' ? 'ai.suggestions.source_model' : 'ai.suggestions.source_curated')}
      </p>
      <ul className={css.list}>
        {shown.map((suggestion) => (
          <li key={suggestion.id}>
            <Suggestion suggestion={suggestion} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
