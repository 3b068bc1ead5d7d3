import { isLocale } from '#messages'
import { queueMail } from '#operations/notifications/queueMail.ts'
import type { Sql } from '#services/database/db.ts'
import { moneyText } from '../checkout/moneyText.ts'

type Row = { user_id: string; email: string; language: string | null; number: string; currency: string }

const READ = `
select o.user_id, u.email, p.language, o.number, o.currency
from orders o join users u on u.id = o.user_id join profiles p on p.id = o.user_id where o.id = $1`

/** Queues the receipt of a refund for its buyer, in the caller's transaction. */
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
