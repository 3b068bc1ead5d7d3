'use client'

import { useCallback, useEffect, useState } from 'react'
import { ordersAdminApi, type AdminOrderView } from '#domain/store/ordersAdminApi.ts'
import { fill } from '#messages/catalog.ts'
import { call } from '#admin/_shell/call.client.ts'
import { Dialog } from '#admin/_shell/Dialog.tsx'
import { LoadFailed } from '#admin/_shell/LoadFailed.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { Parcel } from './Parcel.client.tsx'
import { RefundDecision } from './RefundDecision.client.tsx'
import type { DeskProps } from './types.ts'

type Props = DeskProps & { id: string; onClose: () => void; onChanged: () => void }

/** One order with what happened to it, and the decision about its money. */
export function OrderDialog({ id, onClose, onChanged, ...props }: Props) {
  const { messages, mayRefund, maySend } = props
  const [order, setOrder] = useState<AdminOrderView | 'failed' | null>(null)
  const load = useCallback(() => {
    setOrder(null)
    call(ordersAdminApi.adminOrder, { params: { id } }).then(setOrder, () => setOrder('failed'))
  }, [id])
  useEffect(load, [load])
  const changeTo = (changed: AdminOrderView) => {
    setOrder(changed)
    onChanged()
  }
  const isThere = order !== null && order !== 'failed'
  return (
    <Dialog
      title={isThere ? fill(messages.order, { number: order.number }) : messages.loading}
      isWide
      onClose={onClose}
    >
      {order === 'failed' && <LoadFailed text={messages.failed} retry={messages.again} again={load} />}
      {isThere && (
        <div className="ek-desk">
          <OrderFacts {...props} order={order} />
          {maySend && order.isToSend && <Parcel messages={messages} order={order} onSent={changeTo} />}
          {mayRefund ? (
            <RefundDecision
              // Another question, or another amount, begins with an empty form.
              key={`${order.refundedCents}:${order.refunds.map(({ state }) => state).join()}`}
              {...props}
              order={order}
              onDecided={changeTo}
            />
          ) : (
            <p className="ek-hint">{messages.read_only}</p>
          )}
        </div>
      )}
      <div className="ek-dialog__acts">
        <button type="button" className="ek-button" onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </Dialog>
  )
}
