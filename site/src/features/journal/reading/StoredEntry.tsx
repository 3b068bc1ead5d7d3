import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { entryQuery } from '../queries.ts'
import { ReadEntry } from './ReadEntry.tsx'

/** One stored entry to read or delete. */
export function StoredEntry({ id }: { id: string }) {
  const t = useMessages()
  const query = useQuery(entryQuery(id))
  const queryError = useQueryError(query)
  const { data, error, refetch, isFetching } = query
  if (error?.status === 404 || queryError?.status === 404 || queryError?.status === 422) {
    return <Notice title={t('journal.form.gone')} live />
  }
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('journal.failed.entry')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) return <Waiting label={t('journal.form.loading')} lines={5} />
  return <ReadEntry entry={data.entry} />
}
