import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/messages.tsx'
import { useFailure } from '../../lib/useFailure.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Lines, Section, Split } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { Piece } from './Piece.tsx'
import { Prompts } from './Prompts.tsx'
import { contentQuery } from './queries.ts'

/** Something to read or hear, and something to write about. */
export function ContentTab() {
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
  const query = useQuery(contentQuery)
  const { data, refetch, isFetching } = query
  const failure = useFailure(query)
  if (failure) {
    return <Failure error={failure} title={t('ai.content.failed')} retry={refetch} busy={isFetching} />
  }
  if (!data) return <Waiting label={t('ai.content.loading')} />
  if (data.items.length === 0) {
    return <Empty title={t('ai.content.empty_title')}>{t('ai.content.empty')}</Empty>
  }
  return (
    <Lines>
      {data.items.map((item) => (
        <li key={item.id}>
          <Piece {...item} />
        </li>
      ))}
    </Lines>
  )
}
