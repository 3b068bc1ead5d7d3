import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { useForgetFilter, useKeptFilter } from '../entries/useFilter.ts'
import { Locked } from '../lock/Locked.tsx'
import css from './paper.module.css'
import { pagesQuery } from '../queries.ts'
import { PrintedEntry } from './PrintedEntry.tsx'

/**
 * `/journal/print`: the whole journal for paper, or with `filtered` what the list was narrowed to, oldest first. The
 * browser's print window makes a PDF of it.
 */
export function PrintScreen() {
  useForgetFilter()
  return (
    <Locked>
      <Paper />
    </Locked>
  )
}

function Paper() {
  const t = useMessages()
  const [address] = useSearchParams()
  const kept = useKeptFilter()
  const isFiltered = address.has('filtered') && (kept.search !== '' || kept.tags.length > 0)
  const query = useInfiniteQuery(pagesQuery(isFiltered ? kept : { search: '', tags: [] }))
  const queryError = useQueryError(query)
  const { data, hasNextPage, isFetchNextPageError, fetchNextPage, isFetching, refetch, error } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const isWhole = data !== undefined && !hasNextPage
  usePrintOnce(isWhole && entries.length > 0)
  return (
    <Screen className={css.paper ?? ''}>
      <ScreenHead title={t('journal.title')} />
      {isFiltered && <p>{t('journal.print.filtered')}</p>}
      <Row className={css.notOnPaper ?? ''}>
        <ButtonTo look="text" to="/journal" icon={<Icon of={ArrowLeft} flip />}>
          {t('journal.print.back')}
        </ButtonTo>
        {isWhole && entries.length > 0 && (
          <>
            <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
              {t('journal.print.button')}
            </Button>
            <p className="ek-small ek-soft">
              {t('journal.print.hint')} {t('journal.export.private')}
            </p>
          </>
        )}
      </Row>
      {(queryError ?? (isFetchNextPageError ? error : null)) && (
        <ErrorNotice
          error={queryError ?? error}
          title={t('journal.failed.export')}
          retry={() => (data ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {!isWhole && !queryError && !isFetchNextPageError && (
        <Waiting label={t('journal.print.waiting', { count: entries.length })} />
      )}
      {isWhole && entries.length === 0 && <Empty title={t('journal.print.empty')} />}
      {entries.map((entry) => (
        <PrintedEntry key={entry.id} entry={entry} />
      ))}
    </Screen>
  )
}

/** Opens the print window once everything is loaded, for a member who pressed its keys; a reload does not repeat it. */
function usePrintOnce(isReady: boolean): void {
  const { state } = useLocation() as { state: { prints?: boolean } | null }
  const isDue = useRef(state?.prints === true)
  useEffect(() => {
    if (!isReady || !isDue.current) return
    isDue.current = false
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    window.print()
  }, [isReady])
}
