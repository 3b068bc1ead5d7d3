import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { isLocale, message, type Locale } from '#messages'
import { neutralPush } from '#operations/notifications/neutralPush.ts'
import { notify, type NewNotification, type NotificationSent } from '#operations/notifications/notify.ts'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import { itemsText } from './itemsText.ts'

type Parcel = { orderId: string; itemIds: readonly string[]; tracking: string | null; now: Date }
type Row = {
  user_id: string
  email: string
  language: string | null
  age_group: AgeGroup | null
  number: string
  items: { title: string; quantity: number }[]
}

const BUYER = `
select o.user_id, o.customer_email as email, p.language, p.age_group, o.number,
  (select json_agg(json_build_object('title', i.title, 'quantity', i.quantity) order by i.id) from order_items i where i.id = any($2::uuid[])) as items
from orders o join profiles p on p.id = o.user_id where o.id = $1 and o.customer_email is not null`
const OTHERS = `
select distinct i.recipient_id as id from order_items i join orders o on o.id = i.order_id
where i.id = any($1::uuid[]) and i.recipient_id is not null and i.recipient_id is distinct from o.user_id order by 1`

/**
 * Notifies the buyer of an order that its parcel left, by mail and in the app, and the members its things are for in
 * the app, in the caller's transaction. Without the buyer's account no one is left to write to.
 * @returns the notifications, published after the commit
 */
export async function notifyOfParcel(sql: Sql, parcel: Parcel): Promise<NotificationSent[]> {
  const { orderId, itemIds, now } = parcel
  const [buyer] = await sql.query<Row>(BUYER, [orderId, itemIds], 'parcel-buyer')
  if (buyer) await queueParcelMail(sql, buyer, parcel)
  const others = await sql.query<{ id: string }>(OTHERS, [itemIds], 'parcel-for')
  const notification = (userId: string, link: string): NewNotification => ({
    userId,
    key: `order-sent:${orderId}`,
    type: 'order',
    channels: ['in_app', 'push'],
    words: wordsIn,
    push: neutralPush,
    link,
  })
  const notifications = others.map(({ id }) => notification(id, '/library'))
  if (buyer) notifications.push(notification(buyer.user_id, pathOf(buyer, orderId)))
  return notify(sql, notifications, { now })
}

const wordsIn = (locale: Locale) => ({
  title: message(locale, 'notifications.order_sent.title'),
  message: message(locale, 'notifications.order_sent.message'),
})

// Minors see no orders; their library says what is on its way.
const pathOf = ({ age_group: age }: Row, orderId: string): string =>
  isMinor(age) ? '/library' : `/orders/${orderId}`

async function queueParcelMail(sql: Sql, buyer: Row, { orderId, tracking }: Parcel): Promise<void> {
  await queueMail(sql, {
    template: tracking === null ? 'parcel-sent' : 'parcel-tracked',
    to: buyer.email,
    locale: isLocale(buyer.language) ? buyer.language : 'en',
    args: {
      number: buyer.number,
      items: itemsText(buyer.items),
      path: pathOf(buyer, orderId),
      ...(tracking !== null && { tracking }),
    },
    key: `parcel:${orderId}`,
    userId: buyer.user_id,
  })
}
