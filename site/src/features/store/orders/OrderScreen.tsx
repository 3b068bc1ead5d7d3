import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { OrderView } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { useQueryError } from '../../../lib/useQueryError.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Screen, ScreenHead, Section, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { orderQuery } from './queries.ts'
import { Refund } from './Refund.tsx'
import { useStatusText } from './useStatusText.ts'

/** `/orders/{id}`: an order with its sums, what happened, and asking for money back. It prints as a receipt. */
export function OrderScreen() {
  const t = useMessages()
  const { id = '' } = useParams()
  const query = useQuery(orderQuery(id))
  const failure = useQueryError(query)
  const { data, refetch, isFetching } = query
  return (
    <Screen>
      <div>
        <ButtonTo look="text" to="/orders">
          {t('orders.all')}
        </ButtonTo>
      </div>
      <ScreenHead title={data ? t('orders.order', { number: data.number }) : t('orders.title')} />
      {failure && (
        <ErrorNotice error={failure} title={t('orders.failed')} retry={refetch} busy={isFetching} />
      )}
      {!data && !failure && <Waiting label={t('orders.loading')} lines={3} />}
      {data && <Order order={data} />}
    </Screen>
  )
}

function Order({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  const statusText = useStatusText()
  return (
    <Stack gap="loose">
      <p>
        {format.date(order.createdAt)} · {statusText(order)}
      </p>
      <Section title={t('orders.items')}>
        <ul>
          {order.items.map(({ id, title, quantity, recipientName }) => (
            <li key={id} dir="auto">
              {t('orders.times', { title, quantity })}
              {recipientName && <> · {t('orders.for', { name: recipientName })}</>}
            </li>
          ))}
        </ul>
      </Section>
      <Sums order={order} />
      {order.shipsTo && (
        <Section title={t('orders.ships_to')}>
          <address dir="auto">
            {[order.shipsTo.name, ...order.shipsTo.lines].map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <p className="ek-soft">{t('orders.dispatch')}</p>
        </Section>
      )}
      <Section title={t('orders.timeline.title')}>
        <ol>
          {order.events.map(({ id, kind, at, amountCents, note }) => (
            <li key={id}>
              <time dateTime={at}>
                {format.date(at)}, {format.time(at)}
              </time>{' '}
              {kind === 'refunded'
                ? t('orders.timeline.refunded', {
                    amount: format.money(amountCents ?? 0, order.currency.toUpperCase()),
                  })
                : t(`orders.timeline.${kind}`)}
              {note && <p dir="auto">{note}</p>}
            </li>
          ))}
        </ol>
      </Section>
      <Refund order={order} />
      <div>
        <Button look="line" onClick={() => print()}>
          {t('orders.receipt.print')}
        </Button>
      </div>
    </Stack>
  )
}

function Sums({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  const money = (cents: number) => format.money(cents, order.currency.toUpperCase())
  const { subtotalCents, shippingCents, taxCents, totalCents, refundedCents } = order
  return (
    <Section title={t('orders.sums.title')}>
      <dl>
        <dt>{t('orders.sums.subtotal')}</dt>
        <dd>{money(subtotalCents)}</dd>
        <dt>{t('orders.sums.shipping')}</dt>
        <dd>{money(shippingCents)}</dd>
        <dt>{t('orders.sums.tax')}</dt>
        <dd>{money(taxCents)}</dd>
        <dt>{t('orders.sums.total')}</dt>
        <dd>{money(totalCents)}</dd>
        {refundedCents > 0 && (
          <>
            <dt>{t('orders.sums.refunded')}</dt>
            <dd>{money(refundedCents)}</dd>
          </>
        )}
      </dl>
    </Section>
  )
}
