'use client'

import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import type { TestOrderView } from '#domain/ops/goLiveApi.ts'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import type { Locale } from '#messages/locales.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { usePress } from '#admin/_shell/usePress.client.ts'
import type { ReadinessMessages } from '../parts/types.ts'

type Props = {
  order: TestOrderView | null
  messages: ReadinessMessages
  locale: Locale
  onRefunded: () => void
}

/** The newest test purchase, and the button that gives its dollar back on the way every refund takes. */
export function TestRefund({ order, messages, locale, onRefunded }: Props) {
  const { test: texts } = messages
  // One key for one order: equal presses are one refund.
  const key = useRef({ id: '', key: '' })
  const { press, start } = usePress(async () => {
    if (!order) return
    if (key.current.id !== order.id) key.current = { id: order.id, key: crypto.randomUUID() }
    try {
      await call(ordersAdminApi.refundOrder, {
        params: { id: order.id },
        body: {
          amountCents: order.totalCents - order.refundedCents,
          overrideReason: texts.refund_reason,
          key: key.current.key,
        },
      })
      toast.success(texts.refund_sent)
      onRefunded()
    } catch (error) {
      toast.error(answerOf(error, texts.refund_failed))
      throw error
    }
  })
  if (!order) return <p className="ek-empty">{texts.pending}</p>
  const money = (cents: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(cents / 100)
  const isRefundable = order.status === 'paid' || order.status === 'partially_refunded'
  return (
    <>
      <dl className="ek-facts" aria-live="polite">
        <dt>{texts.order}</dt>
        <dd dir="ltr">{order.number}</dd>
        <dt>{texts.status}</dt>
        <dd>{texts.order_status[order.status]}</dd>
        <dt>{texts.amount}</dt>
        <dd>{money(order.totalCents)}</dd>
        <dt>{texts.returned}</dt>
        <dd>{money(order.refundedCents)}</dd>
      </dl>
      {isRefundable ? (
        <button type="button" className="ek-button" disabled={press.state === 'running'} onClick={start}>
          {press.state === 'running' ? texts.refunding : texts.refund}
        </button>
      ) : (
        order.status !== 'refunded' && <p className="ek-small">{texts.nothing}</p>
      )}
      {press.state === 'failed' && (
        <p className="ek-notice ek-notice--bad" role="alert">
          {answerOf(press.error, texts.refund_failed)}
        </p>
      )}
    </>
  )
}
