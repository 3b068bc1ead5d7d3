import type { OrderView } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Wordmark } from '../../../ui/Brand.tsx'
import css from './orders.module.css'
import { useStatusText } from './useStatusText.ts'

/** The head of a receipt: on paper alone. */
export function ReceiptHead({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  const statusText = useStatusText()
  return (
    <div className={css.printed}>
      <Wordmark className={css.brand} />
      <p className={css.number}>{t('orders.receipt.of', { number: order.number })}</p>
      <dl className={css.facts}>
        <dt>{t('orders.receipt.date')}</dt>
        <dd>{format.date(order.paidAt ?? order.createdAt)}</dd>
        {order.email && (
          <>
            <dt>{t('orders.receipt.email')}</dt>
            <dd dir="ltr">{order.email}</dd>
          </>
        )}
        <dt>{t('orders.receipt.status')}</dt>
        <dd>{statusText(order)}</dd>
      </dl>
    </div>
  )
}
