import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { moderationApi, type BlockView } from '#domain/moderation/api.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { keyOf, read, write } from '../../lib/query.ts'
import { useQueryError } from '../../lib/useQueryError.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Lines, Section, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/Waiting.tsx'
import css from './moderation.module.css'

const blocksQuery = read(moderationApi.listBlocks)
const unblocking = write(moderationApi.unblock, [keyOf(moderationApi.listBlocks), ['family']])

/** The people the member blocked, newest first, each with a button to unblock. */
export function Blocked() {
  const t = useMessages()
  return (
    <Section title={t('moderation.blocked.title')} className={css.section ?? ''}>
      <Stack>
        <p className={css.lead}>{t('moderation.blocked.lead')}</p>
        <People />
        <p>
          <Link to="/appeals">{t('moderation.blocked.decisions')}</Link>
        </p>
      </Stack>
    </Section>
  )
}

function People() {
  const t = useMessages()
  const query = useQuery(blocksQuery)
  const { data, refetch, isFetching } = query
  const queryError = useQueryError(query)
  if (queryError) {
    return (
      <ErrorNotice error={queryError} title={t('moderation.error.load')} retry={refetch} busy={isFetching} />
    )
  }
  if (!data) return <Waiting label={t('moderation.blocked.loading')} />
  if (data.blocks.length === 0) {
    return <Empty title={t('moderation.blocked.empty_title')}>{t('moderation.blocked.empty')}</Empty>
  }
  return (
    <Lines>
      {data.blocks.map((block) => (
        <Person key={block.id} block={block} />
      ))}
    </Lines>
  )
}

function Person({ block: { id, userId, username, blockedAt } }: { block: BlockView }) {
  const t = useMessages()
  const name = username ?? t('moderation.blocked.unnamed')
  const format = useFormat(usePerson().timeZone)
  const unblock = useMutation(unblocking)
  const press = () =>
    void unblock.mutateAsync({ params: { id } }).then(
      () => showToast({ text: t('moderation.blocked.unblocked', { name }), tone: 'good' }),
      () => showToast({ text: t('moderation.error.unblock'), tone: 'bad' }),
    )
  return (
    <li className={css.person}>
      <Avatar id={userId} />
      <div>
        <p className={css.name}>
          <bdi>{name}</bdi>
        </p>
        <p className="ek-soft">{t('moderation.blocked.since', { when: format.date(blockedAt) })}</p>
      </div>
      <Button
        look="line"
        size="small"
        aria-label={t('moderation.blocked.unblock_label', { name })}
        busy={unblock.isPending && t('common.state.loading')}
        onClick={press}
      >
        {t('moderation.blocked.unblock')}
      </Button>
    </li>
  )
}
