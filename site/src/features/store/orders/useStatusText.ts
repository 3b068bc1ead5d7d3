import type { OrderRow } from '#domain/store/ordersApi.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'

/** Returns how an order stands, as text: whether it is paid, and more closely where money came back. */
export function useStatusText() {
  const t = useMessages()
  const format = useFormat()
  return ({ status, detail, refundedCents, currency }: OrderRow): string => {
    if (detail === 'refunded' || detail === 'disputed') return t(`orders.detail.${detail}`)
    if (detail === 'partially_refunded')
      return t('orders.detail.partially_refunded', {
        amount: format.money(refundedCents, currency.toUpperCase()),
      })
    return t(`orders.status.${status}`)
  }
}
