import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderView, RefundOffer } from '#domain/store/ordersApi.ts'
import { REFUND_REASON_MAX } from '#domain/store/refundPolicy.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import css from './orders.module.css'
import { orderWrites } from './queries.ts'

/** The choice of the whole order beside the ids of its items. */
const WHOLE = 'whole'

/** What the policy says of an order, item by item, and the question for one of them or all. */
export function AskRefund({ order, offer }: { order: OrderView; offer: RefundOffer }) {
  const t = useMessages()
  const format = useFormat()
  const money = (cents: number) => format.money(cents, order.currency.toUpperCase())
  const titles = new Map(order.items.map(({ id, title }) => [id, title]))
  return (
    <>
      <p>
        {offer.isEligible
          ? t('orders.refund.eligible', { amount: money(offer.amountCents) })
          : t('orders.refund.not_eligible')}
      </p>
      <ul className={css.rules}>
        {offer.items.map(({ itemId, rule, amountCents, endsAt }) => (
          <li key={itemId} dir="auto">
            {t(`orders.refund.rule.${rule}`, {
              title: titles.get(itemId) ?? '',
              amount: money(amountCents),
              date: format.date(endsAt),
            })}
          </li>
        ))}
      </ul>
      <AskForm order={order} offer={offer} />
    </>
  )
}

function AskForm({ order, offer }: { order: OrderView; offer: RefundOffer }) {
  const t = useMessages()
  const [what, setWhat] = useState(WHOLE)
  const [reason, setReason] = useState('')
  const ask = useMutation(orderWrites.askRefund)
  const spent = new Set(
    offer.items.filter(({ rule }) => rule === 'refunded' || rule === 'free').map(({ itemId }) => itemId),
  )
  const open = order.items.filter(({ id }) => !spent.has(id))
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate({ params: { id: order.id }, body: { itemId: what === WHOLE ? null : what, reason } })
      }}
    >
      {order.items.length > 1 && (
        <Choices
          label={t('orders.refund.what')}
          layout="rows"
          options={[
            { value: WHOLE, label: t('orders.refund.whole') },
            ...open.map(({ id, title, quantity }) => ({
              value: id,
              label: <bdi>{t('orders.times', { title, quantity })}</bdi>,
            })),
          ]}
          value={what}
          onChange={setWhat}
        />
      )}
      <Field
        label={t('orders.refund.reason')}
        hint={t('orders.refund.review')}
        error={ask.error ? `${t('orders.refund.not_sent')} ${errorText(t, ask.error)}` : undefined}
        required
      >
        <TextArea
          value={reason}
          max={REFUND_REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" look="line" busy={ask.isPending && t('common.action.sending')}>
        {t('orders.refund.ask')}
      </Button>
    </form>
  )
}
