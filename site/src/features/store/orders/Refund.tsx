import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderView } from '#domain/store/ordersApi.ts'
import { REFUND_REASON_MAX } from '#domain/store/refundPolicy.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Section } from '../../../ui/layout.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { orderWrites } from './queries.ts'

/** What the policy gives back, how a refund stands, and asking for one. */
export function Refund({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  const { refunds, refundOffer, currency } = order
  const money = (cents: number) => format.money(cents, currency.toUpperCase())
  if (refunds.length === 0 && !refundOffer) return null
  return (
    <Section title={t('orders.refund.title')}>
      <p className="ek-soft">{t('orders.refund.policy')}</p>
      <ul>
        {refunds.map(({ id, state, amountCents }) => (
          <li key={id}>
            {state === 'asked' && amountCents === 0
              ? t('orders.refund.state.asked_none')
              : state === 'declined'
                ? t('orders.refund.state.declined')
                : t(`orders.refund.state.${state}`, { amount: money(amountCents) })}
          </li>
        ))}
      </ul>
      {refundOffer && (
        <>
          <p>
            {refundOffer.isEligible
              ? t('orders.refund.eligible', { amount: money(refundOffer.amountCents) })
              : t('orders.refund.not_eligible')}
          </p>
          <AskForm orderId={order.id} />
        </>
      )}
    </Section>
  )
}

function AskForm({ orderId }: { orderId: string }) {
  const t = useMessages()
  const [reason, setReason] = useState('')
  const ask = useMutation(orderWrites.askRefund)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate({ params: { id: orderId }, body: { itemId: null, reason } })
      }}
    >
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
