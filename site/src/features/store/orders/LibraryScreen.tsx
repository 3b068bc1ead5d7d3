import { useQuery } from '@tanstack/react-query'
import type { OnItsWay } from '#domain/store/libraryApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Screen, ScreenHead, Section, Stack } from '../../../ui/layout.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { Cover } from './Cover.tsx'
import { LibraryPiece } from './LibraryPiece.tsx'
import css from './orders.module.css'
import { libraryQuery } from './queries.ts'
import { Restore } from './Restore.tsx'

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
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  if (queryError)
    return (
      <ErrorNotice error={queryError} title={t('orders.library.failed')} retry={refetch} busy={isFetching} />
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
      {onTheWay.length > 0 && <Coming things={onTheWay} />}
      {items.length > 0 && (
        <Section title={t('orders.library.items')}>
          <ul className={css.owned}>
            {items.map((item) => (
              <LibraryPiece key={item.id} item={item} />
            ))}
          </ul>
        </Section>
      )}
      <Restore />
    </Stack>
  )
}

function Coming({ things }: { things: readonly OnItsWay[] }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Section title={t('orders.library.coming')}>
      <Lines>
        {things.map(({ id, productId, title, quantity, imageId, shippedAt }) => (
          <li key={id} className={css.item}>
            <Cover of={productId} imageId={imageId} />
            <div className={css.words}>
              <h3>
                <bdi>{t('orders.times', { title, quantity })}</bdi>
              </h3>
              <StatusTag tone={shippedAt ? 'good' : 'plain'}>
                {shippedAt
                  ? t('orders.library.shipped', { date: format.date(shippedAt) })
                  : t('orders.library.not_shipped')}
              </StatusTag>
            </div>
          </li>
        ))}
      </Lines>
    </Section>
  )
}
