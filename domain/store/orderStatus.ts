import type { OrderStatus } from './enums.ts'

/** What a buyer sees of an order's status. Source: docs/rules/store.md D-147. */
export const orderViewStatuses = ['paid', 'pending', 'failed'] as const
/** One of them. */
export type OrderViewStatus = (typeof orderViewStatuses)[number]

/** The status a buyer sees: what was paid once stays paid there. */
export const orderViewStatus = (status: OrderStatus): OrderViewStatus =>
  status === 'pending' || status === 'failed' ? status : 'paid'

/** The status of an order that was paid. An open dispute comes before what was refunded. */
export function paidStatus(order: {
  isDisputed: boolean
  refundedCents: number
  totalCents: number
}): OrderStatus {
  if (order.isDisputed) return 'disputed'
  if (order.refundedCents === 0) return 'paid'
  return order.refundedCents >= order.totalCents ? 'refunded' : 'partially_refunded'
}
