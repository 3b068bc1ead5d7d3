import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { isLocale } from '#messages'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import { itemsText } from './itemsText.ts'
import { moneyText } from './moneyText.ts'
import { noteOrder } from './orders.ts'

type Row = {
  user_id: string
  email: string
  language: string | null
  age_group: AgeGroup | null
  number: string
  total_cents: number
  currency: string
  is_digital: boolean
  items: { title: string; quantity: number }[]
}

const READ = `
select o.user_id, o.customer_email as email, p.language, p.age_group, o.number, o.total_cents, o.currency,
  (select bool_and(i.product_type = 'digital') from order_items i where i.order_id = o.id) as is_digital,
  (select json_agg(json_build_object('title', i.title, 'quantity', i.quantity) order by i.id) from order_items i where i.order_id = o.id) as items
from orders o join profiles p on p.id = o.user_id where o.id = $1 and o.customer_email is not null`

const KEY = 'receipt:'

/**
 * Queues the receipt of an order for its buyer, in the caller's transaction. With another `turn` it is sent again; the
 * same turn twice is one mail. Everything in it is what the order says, and so is its address. Source:
 * docs/rules/store.md D-163.
 */
export async function queueReceipt(sql: Sql, orderId: string, turn = 0): Promise<void> {
  const [order] = await sql.query<Row>(READ, [orderId])
  if (!order) return
  const locale = isLocale(order.language) ? order.language : 'en'
  await queueMail(sql, {
    template: order.is_digital ? 'receipt-digital' : 'receipt-physical',
    to: order.email,
    locale,
    args: {
      number: order.number,
      items: itemsText(order.items),
      total: moneyText(locale, order.total_cents, order.currency),
      // Minors see no orders; their library says what is on its way.
      path: order.is_digital || isMinor(order.age_group) ? '/library' : '/orders',
    },
    key: `${KEY}${orderId}:${turn}`,
    userId: order.user_id,
  })
}

/** Notes with an order that its receipt left, if this mail is one. */
export async function noteReceiptSent(sql: Sql, mailKey: string, now: Date): Promise<void> {
  if (!mailKey.startsWith(KEY)) return
  const orderId = mailKey.slice(KEY.length).split(':', 1)[0]!
  const sent = await sql.query(
    'update orders set emailed_at = $2, updated_at = $2 where id = $1 returning id',
    [orderId, now],
  )
  if (sent.length > 0) await noteOrder(sql, orderId, { kind: 'emailed', now })
}
