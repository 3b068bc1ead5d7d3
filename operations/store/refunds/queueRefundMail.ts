import { isLocale } from '#messages'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import { moneyText } from '../orders/moneyText.ts'

type Row = { user_id: string; email: string; language: string | null; number: string; currency: string }

const READ = `
select o.user_id, o.customer_email as email, p.language, o.number, o.currency
from orders o join profiles p on p.id = o.user_id where o.id = $1 and o.customer_email is not null`

/**
 * Queues the receipt of a refund for its buyer, to the address of the order, in the caller's transaction. Source:
 * docs/rules/store.md D-163.
 */
export async function queueRefundMail(
  sql: Sql,
  { orderId, refundId, amountCents }: { orderId: string; refundId: string; amountCents: number },
): Promise<void> {
  const [order] = await sql.query<Row>(READ, [orderId])
  if (!order) return
  const locale = isLocale(order.language) ? order.language : 'en'
  await queueMail(sql, {
    template: 'refund',
    to: order.email,
    locale,
    args: {
      number: order.number,
      amount: moneyText(locale, amountCents, order.currency),
      path: `/orders/${orderId}`,
    },
    key: `refund:${refundId}`,
    userId: order.user_id,
  })
}
