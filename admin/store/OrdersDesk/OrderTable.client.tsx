'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ordersAdminApi, type AdminOrderRow } from '#domain/store/ordersAdminApi.ts'
import type { OrderStatus } from '#domain/store/enums.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { State } from '#admin/_shell/State.tsx'
import { moneyIn } from './moneyIn.ts'
import type { DeskProps } from './types.ts'

type Props = DeskProps & {
  orders: readonly AdminOrderRow[]
  onOpen: (id: string) => void
  /** A receipt was sent again. */
  onSent: () => void
}

/** How many of a session's last letters distinguish orders. */
const SESSION_LETTERS = 6

/** Orders with how they stand; a receipt that was not sent can be sent. */
export function OrderTable({ orders, messages, locale, timeZone, onOpen, onSent }: Props) {
  const [busy, setBusy] = useState<string | null>(null)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })

  async function resend(sessionId: string) {
    setBusy(sessionId)
    try {
      await call(ordersAdminApi.resendReceipt, { body: { session_id: sessionId } })
      toast.success(messages.resent)
      onSent()
    } catch (error) {
      toast.error(messages.resend_failed, { description: answerOf(error, messages.resend_default) })
    } finally {
      setBusy(null)
    }
  }

  return (
    <ScrollBox name={messages.title}>
      <table className="ek-table ek-orders">
        <thead>
          <tr>
            {Object.entries(messages.columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const { id, number, sessionId, customerEmail, emailed, isAsked, isToSend } = order
            return (
              <tr key={id}>
                <th scope="row">
                  <code dir="ltr">{sessionId?.slice(-SESSION_LETTERS) ?? '–'}</code>
                </th>
                <td dir="ltr">{customerEmail ?? '–'}</td>
                <td dir="auto">{order.productName}</td>
                <td>
                  <bdi>{moneyIn(order.amountTotal, order.currency)}</bdi>
                </td>
                <td>
                  <State kind={kindOf(order.paymentStatus)}>
                    {messages.status[order.paymentStatus ?? 'unknown']}
                  </State>
                  {isAsked && <State kind="warn">{messages.asked}</State>}
                  {isToSend && <State kind="warn">{messages.to_send}</State>}
                </td>
                <td>{emailed ? messages.yes : messages.no}</td>
                <td>{day.format(new Date(order.createdAt))}</td>
                <td>
                  <div className="ek-acts">
                    {!emailed && customerEmail && sessionId && (
                      <button
                        type="button"
                        className="ek-link"
                        disabled={busy !== null}
                        aria-label={fill(messages.resend_to, { email: customerEmail })}
                        onClick={() => void resend(sessionId)}
                      >
                        {busy === sessionId ? messages.resending : messages.resend}
                      </button>
                    )}
                    <button
                      type="button"
                      className="ek-link"
                      aria-label={fill(messages.open_order, { number })}
                      onClick={() => onOpen(id)}
                    >
                      {messages.open}
                    </button>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Paid is green, refunded is grey, all else is yellow. Source: docs/rules/store.md B-desk-of-orders. */
const kindOf = (status: OrderStatus | null) =>
  status === 'paid' ? 'ok' : status === 'refunded' ? 'quiet' : 'warn'
