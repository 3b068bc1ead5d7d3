import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LibraryFile, LibraryItem, OnItsWay } from '#domain/store/libraryApi.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Row, Screen, ScreenHead, Section, Stack } from '../../../ui/layout.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { libraryQuery, orderWrites } from './queries.ts'

/** `/library`: files a member owns, and things on their way to them. It says no price: minors read it too. */
export function LibraryScreen() {
  const t = useMessages()
  return (
    <Screen>
      <ScreenHead title={t('orders.library.title')} />
      <Known />
    </Screen>
  )
}

function Known() {
  const t = useMessages()
  const query = useQuery(libraryQuery)
  const failure = useQueryError(query)
  const { data, refetch, isFetching } = query
  if (failure)
    return (
      <ErrorNotice error={failure} title={t('orders.library.failed')} retry={refetch} busy={isFetching} />
    )
  if (!data) return <Waiting label={t('orders.library.loading')} lines={3} />
  const { items, onTheWay } = data
  return (
    <Stack gap="loose">
      {items.length + onTheWay.length === 0 && (
        <Empty
          level={2}
          title={t('orders.library.empty.title')}
          action={<ButtonTo to="/store">{t('orders.library.empty.store')}</ButtonTo>}
        >
          {t('orders.library.empty.text')}
        </Empty>
      )}
      {items.length > 0 && (
        <Section title={t('orders.library.items')}>
          <ul>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </Section>
      )}
      {onTheWay.length > 0 && <Coming things={onTheWay} />}
      <Restore />
    </Stack>
  )
}

function Item({ item }: { item: LibraryItem }) {
  const t = useMessages()
  const format = useFormat()
  const { status, reason, files, downloadsLeft } = item
  return (
    <li>
      <h3 dir="auto">{item.title}</h3>
      <p className="ek-soft">{t('orders.library.since', { date: format.date(item.grantedAt) })}</p>
      {status === 'resting' && <p>{t('orders.library.resting')}</p>}
      {status === 'revoked' && (
        <p>{t(reason === 'dispute' ? 'orders.library.revoked_dispute' : 'orders.library.revoked')}</p>
      )}
      {status === 'active' && files.length === 0 && <p>{t('orders.library.no_files')}</p>}
      {status === 'active' && files.map((file) => <File key={file.id} itemId={item.id} file={file} />)}
      {status === 'active' && files.length > 0 && (
        <p className="ek-soft">{t('orders.library.left', { count: downloadsLeft })}</p>
      )}
    </li>
  )
}

function File({ itemId, file }: { itemId: string; file: LibraryFile }) {
  const t = useMessages()
  const download = useMutation(orderWrites.download)
  const get = () =>
    download.mutate(
      { params: { id: itemId, fileId: file.id } },
      {
        // The answer of the address is a file, so the page stays.
        onSuccess: ({ path }) => location.assign(path),
        onError: (error) =>
          showToast({
            text: t('orders.library.download_failed'),
            detail: errorText(t, error),
            tone: 'bad',
          }),
      },
    )
  return (
    <Button look="line" busy={download.isPending && t('orders.library.getting')} onClick={get}>
      {t('orders.library.download_file', { name: file.name })}
    </Button>
  )
}

function Coming({ things }: { things: readonly OnItsWay[] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Section title={t('orders.library.coming')}>
      <ul>
        {things.map(({ id, title, quantity, shippedAt }) => (
          <li key={id}>
            <h3 dir="auto">{t('orders.times', { title, quantity })}</h3>
            <p>
              {shippedAt
                ? t('orders.library.shipped', { date: format.date(shippedAt) })
                : t('orders.library.not_shipped')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Restore() {
  const t = useMessages()
  const [note, setNote] = useState('')
  const restore = useMutation(orderWrites.restore)
  const start = () =>
    restore.mutate(
      {},
      {
        onSuccess: ({ restored }) =>
          setNote(
            restored > 0
              ? t('orders.library.restored', { count: restored })
              : t('orders.library.nothing_missing'),
          ),
        onError: () => setNote(t('orders.library.restore_failed')),
      },
    )
  return (
    <Row>
      <Button look="line" busy={restore.isPending && t('orders.library.restoring')} onClick={start}>
        {t('orders.library.restore')}
      </Button>
      <span className="ek-soft">{t('orders.library.restore_hint')}</span>
      <p role="status">{note}</p>
    </Row>
  )
}
