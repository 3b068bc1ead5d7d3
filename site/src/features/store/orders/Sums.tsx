import type { OrderView } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './orders.module.css'

/** What an order came to, line by line. */
export function Sums({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  const money = (cents: number) => format.money(cents, order.currency.toUpperCase())
  const lines = [
    ['subtotal', order.subtotalCents],
    ['shipping', order.shippingCents],
    ['tax', order.taxCents],
    ['total', order.totalCents],
    ...(order.refundedCents > 0 ? [['refunded', order.refundedCents] as const] : []),
  ] as const
  return (
    <Section title={t('orders.sums.title')}>
      <dl className={css.sums}>
        {lines.map(([name, cents]) => (
          <div key={name} className={name === 'total' ? css.total : undefined}>
            <dt>{t(`orders.sums.${name}`)}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
