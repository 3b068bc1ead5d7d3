import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Row, Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from './paper.module.css'
import { pagesQuery } from '../queries.ts'
import { PrintedEntry } from './PrintedEntry.tsx'

/** `/journal/print`: the whole journal for paper, oldest first. The browser's print window makes a PDF of it. */
export function PrintScreen() {
  const t = useMessages()
  const query = useInfiniteQuery(pagesQuery)
  const failure = useQueryError(query)
  const { data, hasNextPage, isFetchNextPageError, fetchNextPage, isFetching, refetch, error } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const isWhole = data !== undefined && !hasNextPage
  return (
    <Screen className={css.paper ?? ''}>
      <ScreenHead title={t('journal.title')} />
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
      {(failure ?? (isFetchNextPageError ? error : null)) && (
        <ErrorNotice
          error={failure ?? error}
          title={t('journal.failed.export')}
          retry={() => (data ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      )}
      {!isWhole && !failure && !isFetchNextPageError && (
        <Waiting label={t('journal.print.waiting', { count: entries.length })} />
      )}
      {isWhole && entries.length === 0 && <Empty title={t('journal.print.empty')} />}
      {entries.map((entry) => (
        <PrintedEntry key={entry.id} entry={entry} />
      ))}
    </Screen>
  )
}
