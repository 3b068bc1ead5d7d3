import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { TRASH_DAYS } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Lines, Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { useForgetFilter } from '../entries/useFilter.ts'
import { Locked } from '../lock/Locked.tsx'
import { useLiveJournal } from '../useLiveJournal.ts'
import { trashQuery } from './queries.ts'
import { TrashedEntry } from './TrashedEntry.tsx'

/** `/journal/trash`: what was deleted in the last 30 days, to restore or to delete for good. */
export function TrashScreen() {
  useForgetFilter()
  return (
    <Locked>
      <Opened />
    </Locked>
  )
}

function Opened() {
  const t = useMessages()
  useLiveJournal()
  return (
    <Screen>
      <ScreenHead title={t('journal.trash.title')} />
      <ButtonTo look="text" to="/journal" icon={<Icon of={ArrowLeft} flip />}>
        {t('journal.list.back')}
      </ButtonTo>
      <p>{t('journal.trash.text', { count: TRASH_DAYS })}</p>
      <Trash />
    </Screen>
  )
}

function Trash() {
  const t = useMessages()
  const query = useInfiniteQuery(trashQuery)
  const { data, refetch, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = query
  const queryError = useQueryError(query)
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('journal.failed.trash')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) return <Waiting label={t('journal.list.loading')} lines={4} />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <Empty title={t('journal.trash.empty')} />
  return (
    <>
      <Lines>
        {entries.map((entry) => (
          <TrashedEntry key={entry.id} entry={entry} />
        ))}
      </Lines>
      {hasNextPage && (
        <Button
          look="text"
          busy={isFetchingNextPage && t('journal.list.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('journal.list.more')}
        </Button>
      )}
    </>
  )
}
