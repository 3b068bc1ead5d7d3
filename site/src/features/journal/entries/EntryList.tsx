import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, type Ref } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { plural } from '../../../lib/plural.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { usePrintKeys } from '../export/usePrintKeys.ts'
import css from '../journal.module.css'
import { entriesQuery } from '../queries.ts'
import { Filters } from './Filters.tsx'
import { Line } from './Line.tsx'
import { NEW, useListPosition } from './listPosition.ts'
import { useFilter, type Filter } from './useFilter.ts'
import { useLatest } from '../../../lib/useLatest.ts'

/** How near the end of the list the next page is fetched. */
const AHEAD = '480px'

type EntryListProps = { isReading?: boolean; ref?: Ref<HTMLElement> }

/** Search, tags, the way to a new entry (unless `isReading`) and the entries, newest first; the page scrolls. */
export function EntryList({ isReading = false, ref }: EntryListProps) {
  const t = useMessages()
  const filter = useFilter()
  usePrintKeys()
  const { to } = useListPosition()
  return (
    <section ref={ref} className={css.list} aria-label={t('journal.list.label')}>
      <Filters filter={filter} />
      {!isReading && (
        <ButtonTo wide to={to(NEW)} icon={<Icon of={Plus} />}>
          {t('journal.list.new')}
        </ButtonTo>
      )}
      <Entries filter={filter} isReading={isReading} />
      <ButtonTo look="text" to="/journal/trash">
        {t('journal.trash.title')}
      </ButtonTo>
    </section>
  )
}

function Entries({ filter, isReading }: { filter: Filter; isReading: boolean }) {
  const t = useMessages()
  const { openEntry } = useListPosition()
  const query = useInfiniteQuery(entriesQuery(filter))
  const { data, refetch, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, isFetchNextPageError } =
    query
  const queryError = useQueryError(query)
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('journal.failed.entries')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) {
    return (
      <div className={css.entries}>
        <Waiting label={t('journal.list.loading')} lines={6} />
      </div>
    )
  }
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    return filter.isOn ? (
      <Empty
        level={2}
        title={t('journal.list.none')}
        action={
          <Button look="line" onClick={filter.clear}>
            {t('journal.list.clear')}
          </Button>
        }
      >
        {t('journal.list.none_text')}
      </Empty>
    ) : (
      <Empty level={2} title={t('journal.list.empty')}>
        {!isReading && t('journal.list.empty_text')}
      </Empty>
    )
  }
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  return (
    <div className={css.entries}>
      <ol aria-label={plural(t, 'journal.list.count', entries.length)}>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} isOpen={entry.id === openEntry} />
        ))}
      </ol>
      {hasNextPage && (
        <div className={css.more}>
          {!isFetchNextPageError && <NearEnd key={entries.length} onNear={more} />}
          {isFetchNextPageError && <p role="alert">{t('journal.list.more_failed')}</p>}
          <Button look="text" busy={isFetchingNextPage && t('journal.list.loading')} onClick={more}>
            {t(isFetchNextPageError ? 'common.action.retry' : 'journal.list.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Notices that the end of what is drawn comes near. Drawn anew with each page, as the end may still be in sight. */
function NearEnd({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)
  const latest = useLatest(onNear)
  useEffect(() => {
    if (!mark.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [latest])
  return <span ref={mark} />
}
