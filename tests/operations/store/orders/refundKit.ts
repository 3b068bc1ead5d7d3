import { randomUUID } from 'node:crypto'
import { ordersAdminApi } from '#domain/store/ordersAdminApi.ts'
import { ordersApi } from '#domain/store/ordersApi.ts'
import type { Billing } from '#tests/kit/billing.ts'
import type { Person } from '#tests/kit/people.ts'

type Body = { refundId?: string; itemId?: string; amountCents: number; overrideReason?: string; key?: string }

/** Asks for refunds and makes them, as the people of a test, and reads what came of it. */
export function refundKit(billing: Billing, people: () => { me: Person; admin: Person }) {
  const db = () => billing.context.db
  const ask = (orderId: string, itemId: string | null = null, as = people().me) =>
    billing.context.ask(
      ordersApi.askRefund,
      { params: { id: orderId }, body: { itemId, reason: 'Not for me.' } },
      { as },
    )
  const refund = (orderId: string, body: Body, as = people().admin) =>
    billing.context.ask(
      ordersAdminApi.refundOrder,
      { params: { id: orderId }, body: { key: randomUUID(), ...body } },
      { as },
    )
  const charged = async (orderId: string) =>
    (
      await db().query<{ back: number }>(
        `select (c.data->>'amount_refunded')::int as back from orders o
         join sandbox_objects c on c.kind = 'charge' and c.data->>'payment_intent' = o.payment_intent_id where o.id = $1`,
        [orderId],
      )
    )[0]!.back
  const traces = async (orderId: string) =>
    (
      await db().query<Record<string, unknown>>(
        `select o.status, o.refunded_cents as back,
           (select count(*) from refunds where order_id = o.id and state = 'done') as done,
           (select count(*) from order_events where order_id = o.id and kind = 'refunded') as events,
           (select count(*) from admin_audit_logs where event = 'order_refunded' and metadata->>'orderId' = o.id::text) as audits,
           (select count(*) from email_logs where template = 'refund' and user_id = o.user_id) as mails,
           (select array_agg(e.status || ':' || coalesce(e.reason, '') order by e.id) from entitlements e
             join order_items i on i.id = e.order_item_id where i.order_id = o.id) as files
         from orders o where o.id = $1`,
        [orderId],
      )
    )[0]!
  return { ask, refund, charged, traces }
}
