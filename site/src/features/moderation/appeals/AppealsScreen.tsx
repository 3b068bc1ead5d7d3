import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from './appeals.module.css'
import { DecisionCard } from './DecisionCard.tsx'
import { decisionsQuery } from './queries.ts'

/** `/appeals`: what moderators decided about the member, why, until when, and the way to object. */
export function AppealsScreen() {
  const t = useMessages()
  return (
    <Screen>
      <ScreenHead title={t('desk.own.title')} />
      <p className={css.lead}>{t('desk.own.lead')}</p>
      <Decisions />
    </Screen>
  )
}

function Decisions() {
  const t = useMessages()
  const query = useQuery(decisionsQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  if (queryError)
    return (
      <ErrorNotice error={queryError} title={t('desk.own.load_failed')} retry={refetch} busy={isFetching} />
    )
  if (!data) return <Waiting label={t('desk.own.loading')} lines={4} />
  if (data.decisions.length === 0)
    return <Empty title={t('desk.own.empty')}>{t('desk.own.empty_text')}</Empty>
  return data.decisions.map((decision) => <DecisionCard key={decision.id} decision={decision} />)
}
