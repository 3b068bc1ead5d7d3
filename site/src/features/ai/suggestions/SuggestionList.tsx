import { usePerson } from '../../../lib/person.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { classes } from '../../../ui/classes.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { Section } from '../../../ui/layout.tsx'
import { AnswerList } from './AnswerList.tsx'
import type { SuggestionsPage } from './queries.ts'
import { Suggestion } from './Suggestion.tsx'
import css from './suggestions.module.css'

/** The five cards, or what to do to get some. While new ones are chosen the old ones stay, paler. */
export function SuggestionList({ page, isWaiting }: { page: SuggestionsPage; isWaiting: boolean }) {
  const t = useMessages()
  const format = useFormat(usePerson().timeZone)
  const { suggestions, hasMoods } = page
  const [first] = suggestions
  if (!first) {
    return hasMoods ? (
      <Empty title={t('ai.suggestions.empty_title')}>{t('ai.suggestions.empty')}</Empty>
    ) : (
      <Empty
        title={t('ai.suggestions.no_moods_title')}
        action={<ButtonTo to="/dashboard">{t('ai.suggestions.to_check_in')}</ButtonTo>}
      >
        {t('ai.suggestions.no_moods')}
      </Empty>
    )
  }
  return (
    <Section
      title={t('ai.suggestions.list')}
      aside={
        <span className="ek-soft ek-small">
          {suggestions.every(({ source }) => source === 'curated') && (
            <>{t('ai.suggestions.source_curated')} · </>
          )}
          <time dateTime={first.createdAt}>{format.moment(first.createdAt)}</time>
        </span>
      }
    >
      <AnswerList
        suggestions={suggestions}
        className={classes(css.list, isWaiting && css.pale)}
        isBusy={isWaiting}
      >
        {(suggestion, onAnswered) => <Suggestion suggestion={suggestion} onAnswered={onAnswered} />}
      </AnswerList>
    </Section>
  )
}
