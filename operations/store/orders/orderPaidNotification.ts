import { message } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import type { NewNotification } from '#operations/notifications/notify.ts'

/** Notifies a buyer that the payment is here. */
export const orderPaidNotification = ({
  userId,
  orderId,
  isMinor,
}: {
  userId: string
  orderId: string
  isMinor: boolean
}): NewNotification => ({
  userId,
  key: `order-paid:${orderId}`,
  type: 'order',
  channels: ['in_app', 'push'],
  words: (locale) => ({
    title: message(locale, 'notifications.order_paid.title'),
    message: message(locale, 'notifications.order_paid.message'),
  }),
  push: neutralPush,
  // Minors see no orders, only what is theirs.
  link: isMinor ? '/library' : '/orders',
})
