import { returnedItems } from '#domain/store/refundPolicy.ts'
import { isDigital } from '#domain/store/enums.ts'
import type { Sql } from '#services/database/db.ts'
import type { RefundableOrder } from './policyOrder.ts'

/**
 * The ids of the items of an order that still have to be sent by post: none before it is paid, while a bank looks
 * into it, or once its parcel left. What was given back stays here, also where its payment is under way. Source:
 * docs/rules/store.md D-159.
 */
export async function thingsToSend(sql: Sql, order: RefundableOrder): Promise<string[]> {
  const { id, status, shippedAt } = order
  if ((status !== 'paid' && status !== 'partially_refunded') || shippedAt !== null) return []
  const things = order.items.filter(({ productType }) => !isDigital(productType)).map((item) => item.id)
  if (things.length === 0) return []
  const made = await sql.query<{ itemId: string | null; amountCents: number; isDone: boolean }>(
    `select order_item_id as "itemId", amount_cents as "amountCents", state = 'done' as "isDone"
     from refunds where order_id = $1 and state in ('approved', 'done')`,
    [id],
    'order-given-back',
  )
  const under = made.reduce((cents, { isDone, amountCents }) => cents + (isDone ? 0 : amountCents), 0)
  const refundedCents = order.refundedCents + under
  if (refundedCents === 0) return things
  const returned = returnedItems(order, { refundedCents, made })
  return things.filter((itemId) => !returned.has(itemId))
}
