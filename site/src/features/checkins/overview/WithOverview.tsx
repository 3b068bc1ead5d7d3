import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Overview } from '#domain/checkins/events.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { overviewQuery } from '../queries.ts'

type WithOverviewProps = {
  children: (overview: Overview) => ReactNode
  /** A second part of the page: the first one says that it waits or failed. */
  quiet?: boolean
}

/** Draws what needs the overview; waiting and failing happen here, once for all of it. Old figures beat none. */
export function WithOverview({ children, quiet }: WithOverviewProps) {
  const t = useMessages()
  const query = useQuery(overviewQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  if (data) return children(data)
  if (quiet) return null
  if (queryError)
    return (
      <ErrorNotice
        error={queryError}
        title={t('checkins.history.failed')}
        retry={refetch}
        busy={isFetching}
      />
    )
  return <Waiting label={t('checkins.history.loading')} lines={4} />
}
