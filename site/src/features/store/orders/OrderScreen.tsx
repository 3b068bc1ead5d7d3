import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import type { OrderView } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { classes } from '../../../ui/classes.ts'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Row, Screen, ScreenHead, Section, Split, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { productPath } from '../paths.ts'
import { Cover } from './Cover.tsx'
import css from './orders.module.css'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { orderQuery } from './queries.ts'
import { ReceiptHead } from './ReceiptHead.tsx'
import { Refund } from './Refund.tsx'
import { Sums } from './Sums.tsx'
import { Timeline } from './Timeline.tsx'

/** `/orders/{id}`: an order with its sums, what happened, and asking for money back. It prints as a receipt. */
export function OrderScreen() {
  const t = useMessages()
  const { id = '' } = useParams()
  const query = useQuery(orderQuery(id))
  const queryError = useQueryError(query)
  const { data, refetch, isFetching } = query
  return (
    <Screen>
      <div className={css.unprinted}>
        <ButtonTo look="text" to="/orders">
          {t('orders.all')}
        </ButtonTo>
      </div>
      <div className={css.unprinted}>
        <ScreenHead title={data ? t('orders.order', { number: data.number }) : t('orders.title')} />
      </div>
      {queryError && (
        <ErrorNotice error={queryError} title={t('orders.failed')} retry={refetch} busy={isFetching} />
      )}
      {!data && !queryError && <Waiting label={t('orders.loading')} lines={3} />}
      {data && <Order order={data} />}
    </Screen>
  )
}

function Order({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <>
      <Row between className={css.unprinted ?? ''}>
        <Row>
          <OrderStatusTag order={order} />
          <span className={css.soft}>{format.date(order.createdAt)}</span>
        </Row>
        <Button look="line" size="small" onClick={() => print()}>
          {t('orders.receipt.print')}
        </Button>
      </Row>
      <ReceiptHead order={order} />
      <Split>
        <Stack gap="loose">
          <Items order={order} />
          <Refund order={order} />
        </Stack>
        <Stack gap="loose">
          <Sums order={order} />
          <ShipsTo order={order} />
          <Timeline order={order} />
        </Stack>
      </Split>
    </>
  )
}

function Items({ order: { items, currency } }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Section title={t('orders.items')}>
      <Lines>
        {items.map(({ id, productId, title, quantity, priceCents, recipientName, imageId }) => (
          <li key={id} className={css.item}>
            <Cover of={productId} imageId={imageId} />
            <div className={css.words}>
              <Link to={productPath(productId)}>
                <bdi>{t('orders.times', { title, quantity })}</bdi>
              </Link>
              {recipientName && (
                <p className={css.soft} dir="auto">
                  {t('orders.for', { name: recipientName })}
                </p>
              )}
            </div>
            <p className={css.price}>{format.money(priceCents * quantity, currency.toUpperCase())}</p>
          </li>
        ))}
      </Lines>
    </Section>
  )
}

function ShipsTo({ order: { shipsTo } }: { order: OrderView }) {
  const t = useMessages()
  if (!shipsTo) return null
  return (
    <Section title={t('orders.ships_to')}>
      <Stack gap="tight">
        <address dir="auto" className={css.address}>
          {[shipsTo.name, ...shipsTo.lines].map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <p className={classes(css.soft, css.unprinted)}>{t('orders.dispatch')}</p>
      </Stack>
    </Section>
  )
}
