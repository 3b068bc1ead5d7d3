import { useQuery } from '@tanstack/react-query'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Lines, Section, Split } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './content.module.css'
import { ContentFilters } from './ContentFilters.tsx'
import { Piece } from './Piece.tsx'
import { Prompts } from './Prompts.tsx'
import { contentQuery } from './queries.ts'
import { useContentFilter } from './useContentFilter.ts'
import { useOpenPiece } from './useOpenPiece.tsx'

/** Something to read or hear, and something to write about. */
export function ContentTab() {
  return (
    <WithMessages names={['ai']}>
      <Content />
    </WithMessages>
  )
}

function Content() {
  const t = useMessages()
  return (
    <Split>
      <Section title={t('ai.content.title')}>
        <Pieces />
      </Section>
      <Prompts />
    </Split>
  )
}

function Pieces() {
  const t = useMessages()
  const { filter, toggle, clear, showAll } = useContentFilter()
  const query = useQuery(contentQuery(filter))
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  const open = useOpenPiece(data?.today ?? null)
  const isNarrowed = Boolean(filter.mood ?? filter.tag)
  if (queryError) {
    return <ErrorNotice error={queryError} title={t('ai.content.failed')} retry={refetch} busy={isFetching} />
  }
  if (!data) return <Waiting label={t('ai.content.loading')} />
  if (data.items.length === 0 && !isNarrowed) {
    return <Empty title={t('ai.content.empty_title')}>{t('ai.content.empty')}</Empty>
  }
  return (
    <>
      <ContentFilters filter={filter} offer={data} toggle={toggle} />
      {data.items.length === 0 ? (
        <Empty
          title={t('ai.content.none_title')}
          action={
            <Button look="line" onClick={clear}>
              {t('ai.content.show_all')}
            </Button>
          }
        >
          {t('ai.content.none')}
        </Empty>
      ) : (
        <>
          <Lines>
            {data.items.map((item) => (
              <li key={item.id}>
                <Piece
                  {...item}
                  onOpen={() => open(item.id)}
                  suitsToday={!isNarrowed && data.today !== null && item.targetMood === data.today}
                />
              </li>
            ))}
          </Lines>
          {(filter.all || data.total > data.items.length) && (
            <Button
              look="line"
              className={css.more ?? ''}
              busy={isFetching && t('ai.content.loading')}
              onClick={() => showAll(!filter.all)}
            >
              {filter.all ? t('ai.content.show_fewer') : t('ai.content.show_more', { count: data.total })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
