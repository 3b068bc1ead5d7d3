import type { OrderView } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Section } from '../../../ui/layout.tsx'
import css from './orders.module.css'

/** What happened to an order, oldest first, along a line. */
export function Timeline({ order: { events, currency } }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Section title={t('orders.timeline.title')} className={css.unprinted ?? ''}>
      <ol className={css.timeline}>
        {events.map(({ id, kind, at, amountCents, note }) => (
          <li key={id}>
            <p className={css.step}>
              {kind === 'refunded'
                ? t('orders.timeline.refunded', {
                    amount: format.money(amountCents ?? 0, currency.toUpperCase()),
                  })
                : t(`orders.timeline.${kind}`)}
            </p>
            <time dateTime={at}>
              {format.date(at)}, {format.time(at)}
            </time>
            {note && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
