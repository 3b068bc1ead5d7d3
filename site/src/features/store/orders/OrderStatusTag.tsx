import type { OrderRow } from '#domain/store/ordersApi.ts'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { useStatusText } from './useStatusText.ts'

/** How an order stands, as text and a colour. */
export function OrderStatusTag({ order }: { order: OrderRow }) {
  const statusText = useStatusText()
  return <StatusTag tone={toneOf(order)}>{statusText(order)}</StatusTag>
}

function toneOf({ status, detail }: OrderRow): 'good' | 'caution' | 'plain' {
  if (detail === 'refunded') return 'plain'
  return status === 'paid' && detail === 'paid' ? 'good' : 'caution'
}
