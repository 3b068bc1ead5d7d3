import type { OrderView } from '#domain/store/ordersApi.ts'
import type { RefundState } from '#domain/store/enums.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { AskRefund } from './AskRefund.tsx'
import css from './orders.module.css'

const toneOf = {
  asked: 'plain',
  approved: 'good',
  done: 'good',
  declined: 'caution',
  failed: 'caution',
} as const satisfies Record<RefundState, 'plain' | 'good' | 'caution'>

/** What the policy gives back, how a refund stands, and asking for one. Source: docs/rules/store.md B-refund-ask. */
export function Refund({ order }: { order: OrderView }) {
  const t = useMessages()
  const format = useFormat()
  const { refunds, refundOffer, currency } = order
  const money = (cents: number) => format.money(cents, currency.toUpperCase())
  if (refunds.length === 0 && !refundOffer) return null
  return (
    <Section title={t('orders.refund.title')} className={css.unprinted ?? ''}>
      <Stack>
        {refunds.map(({ id, state, amountCents }) => (
          <Notice key={id} tone={toneOf[state]} live={state === 'asked'}>
            {state === 'asked' && amountCents === 0
              ? t('orders.refund.state.asked_none')
              : state === 'declined'
                ? t('orders.refund.state.declined')
                : t(`orders.refund.state.${state}`, { amount: money(amountCents) })}
          </Notice>
        ))}
        {refundOffer && <AskRefund order={order} offer={refundOffer} />}
        <p className={css.soft}>{t('orders.refund.policy')}</p>
      </Stack>
    </Section>
  )
}
