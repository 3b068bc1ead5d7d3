import type { ProductType } from '#domain/store/enums.ts'
import { message, type Locale } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NewNotification, type NotificationSent } from '#operations/notifications/notify.ts'
import type { Sql } from '#services/database/db.ts'
import { productWords } from './productWords.ts'

/** A request whose minor hears what became of it. */
type Heard = { id: string; childId: string; now: Date } & (
  { about: 'approved' | 'declined' | 'lapsed' } | { about: 'paid'; type: ProductType }
)

/**
 * Notifies a minor of what became of their request, in the caller's transaction: in the app and by neutral push, never
 * a price.
 * @returns the notifications, published after the commit
 */
export async function notifyChild(sql: Sql, heard: Heard): Promise<NotificationSent[]> {
  const { id, childId, about, now } = heard
  const { titleIn } = await productWords(sql, id)
  const key = heard.about === 'paid' ? (`paid_${heard.type}` as const) : heard.about
  const words = (locale: Locale) => ({
    title: message(locale, `notifications.purchase.${about}_title`),
    message: message(locale, `notifications.purchase.${key}`, { product: titleIn(locale) }),
  })
  const notice: NewNotification = {
    userId: childId,
    key: `purchase:${id}:${about}`,
    type: 'purchase_request',
    channels: ['in_app', 'push'],
    words,
    push: neutralPush,
    link: '/requests',
  }
  return notify(sql, [notice], { now })
}
