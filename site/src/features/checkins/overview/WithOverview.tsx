import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Overview } from '#domain/checkins/events.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { overviewQuery } from '../queries.ts'

/** Draws what needs the overview; waiting and failing happen here, once for all of it. Old figures beat none. */
export function WithOverview({ children }: { children: (overview: Overview) => ReactNode }) {
  const t = useMessages()
  const query = useQuery(overviewQuery)
  const { data, refetch, isFetching } = query
  const failure = useQueryError(query)
  if (data) return children(data)
  if (failure)
    return (
      <ErrorNotice error={failure} title={t('checkins.history.failed')} retry={refetch} busy={isFetching} />
    )
  return <Waiting label={t('checkins.history.loading')} lines={4} />
}
