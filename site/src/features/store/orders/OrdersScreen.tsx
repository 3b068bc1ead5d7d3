import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { isMinor } from '#domain/account/ageGroup.ts'
import { ORDERS_PAGE, type OrderRow } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Row, Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { Cover } from './Cover.tsx'
import css from './orders.module.css'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { ordersQuery } from './queries.ts'

/** `/orders`: what an adult bought, newest first. Minors are led to their library. */
export function OrdersScreen() {
  const t = useMessages()
  return (
    <Screen>
      <ScreenHead title={t('orders.title')} />
      {isMinor(usePerson().ageGroup) ? (
        <Empty
          level={2}
          title={t('orders.minors.title')}
          action={<ButtonTo to="/library">{t('orders.minors.library')}</ButtonTo>}
        >
          {t('orders.minors.text')}
        </Empty>
      ) : (
        <Orders />
      )}
    </Screen>
  )
}

function Orders() {
  const t = useMessages()
  const [search] = useSearchParams()
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  const query = useQuery(ordersQuery(page))
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  if (queryError)
    return <ErrorNotice error={queryError} title={t('orders.failed')} retry={refetch} busy={isFetching} />
  if (!data) return <Waiting label={t('orders.loading')} lines={3} />
  const pages = Math.max(1, Math.ceil(data.total / ORDERS_PAGE))
  if (data.total === 0)
    return (
      <Empty
        level={2}
        title={t('orders.empty.title')}
        action={<ButtonTo to="/store">{t('orders.empty.store')}</ButtonTo>}
      >
        {t('orders.empty.text')}
      </Empty>
    )
  return (
    <>
      <Lines>
        {data.items.map((order) => (
          <Order key={order.id} order={order} />
        ))}
      </Lines>
      {pages > 1 && (
        <nav aria-label={t('orders.pages')}>
          <Row className={css.pages ?? ''}>
            {page > 1 && <Link to={`/orders?page=${page - 1}`}>{t('orders.newer')}</Link>}
            <span>{t('orders.page', { page, pages })}</span>
            {page < pages && <Link to={`/orders?page=${page + 1}`}>{t('orders.older')}</Link>}
          </Row>
        </nav>
      )}
    </>
  )
}

/** Pictures shown of an order. */
const COVERS_MAX = 3

function Order({ order }: { order: OrderRow }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <li className={css.order}>
      <span className={css.covers}>
        {order.items.slice(0, COVERS_MAX).map(({ id, productId, imageId }) => (
          <Cover key={id} of={productId} imageId={imageId} />
        ))}
      </span>
      <div className={css.words}>
        <h2 className={css.number}>
          <Link to={`/orders/${order.id}`}>{t('orders.order', { number: order.number })}</Link>
        </h2>
        <p dir="auto">
          {order.items.map(({ title, quantity }) => t('orders.times', { title, quantity })).join(', ')}
        </p>
        <p className={css.soft}>{format.date(order.createdAt)}</p>
      </div>
      <div className={css.end}>
        <p className={css.price}>{format.money(order.totalCents, order.currency.toUpperCase())}</p>
        <OrderStatusTag order={order} />
      </div>
    </li>
  )
}
