import { isMinor, type AgeGroup } from '#domain/account/ageGroup.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { notify, type NotificationSent } from '#operations/notifications/notify.ts'
import { newId } from '#operations/_kit/ids.ts'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import type { ProviderPayment } from '#services/payments/port.ts'
import { payRequest } from '#operations/requests/payRequest.ts'
import { noteOrder, type OpenOrder } from './orders.ts'
import { orderPaidNotification } from './orderPaidNotification.ts'
import { queueReceipt } from './queueReceipt.ts'
import { takeWhatIsLeft } from './stock.ts'

const move = statement(
  `
update orders set status = 'paid', session_id = $sessionId, payment_intent_id = $intentId::text, subtotal_cents = $subtotal,
  shipping_cents = $shippingCents, tax_cents = $tax, total_cents = $total, currency = $currency, shipping_rate = $rate::text,
  shipping_name = $name::text, shipping_address = $address::jsonb, stock_held = false, expires_at = null, paid_at = $now,
  revision = revision + 1, updated_at = $now
where id = $id and revision = $revision and status in ('pending', 'failed') returning id`,
  'order-paid',
)

// A file for each digital item whose recipient still has an account.
const GRANT = `
insert into entitlements (id, user_id, product_id, order_item_id, status, granted_at, created_at, updated_at)
select ids.id, i.recipient_id, i.product_id, i.id, 'active', $3, $3, $3
from (select i.*, row_number() over (order by i.id) as n from order_items i
  where i.order_id = $1 and i.product_type = 'digital' and i.recipient_id is not null) i
join unnest($2::uuid[]) with ordinality as ids(id, n) on ids.n = i.n
on conflict (order_item_id) do nothing`

const EMPTY_CART = `
delete from cart_items c using order_items i where i.order_id = $1 and c.user_id = $2 and c.product_id = i.product_id`

type Paid = Omit<ProviderPayment, 'url' | 'state' | 'orderId'>

/**
 * Stores that an order is paid, with all that follows: files for their recipients, stock that does not come back, the
 * cart, the timeline, the audit trail, the receipt and the notification, in the caller's transaction. Null, and nothing
 * stored, when another change of the order came first. Source: docs/rules/store.md D-151.
 */
export async function storePaid(
  sql: Sql,
  order: OpenOrder,
  { payment, now }: { payment: Paid; now: Date },
): Promise<NotificationSent[] | null> {
  const { id, user_id: userId } = order
  const { shipping } = payment
  const moved = await move(sql, {
    id,
    revision: order.revision,
    sessionId: payment.id,
    intentId: payment.paymentIntentId,
    subtotal: payment.subtotalCents,
    shippingCents: payment.shippingCents,
    tax: payment.taxCents,
    total: payment.totalCents,
    currency: payment.currency,
    rate: payment.shippingRate,
    name: userId && shipping ? shipping.name : null,
    address: userId && shipping ? JSON.stringify(shipping.address) : null,
    now,
  })
  if (moved.length === 0) return null
  if (!order.stock_held) await takeWhatIsLeft(sql, id)
  const [items] = await sql.query<{ count: number }>(
    'select count(*) as count from order_items where order_id = $1',
    [id],
  )
  await sql.query(GRANT, [id, Array.from({ length: items!.count }, newId), now])
  await noteOrder(sql, id, { kind: 'paid', now, amountCents: payment.totalCents })
  await noteAudit(sql, {
    adminId: null,
    event: 'order_paid',
    metadata: { orderId: id, sessionId: payment.id, totalCents: payment.totalCents },
    now,
  })
  const toMinor = order.request_id ? await payRequest(sql, order.request_id, id, now) : []
  if (!order.request_id) await sql.query(EMPTY_CART, [id, userId])
  if (!userId) return toMinor
  await queueReceipt(sql, id)
  const [buyer] = await sql.query<{ age_group: AgeGroup | null }>(
    'select age_group from profiles where id = $1',
    [userId],
  )
  const notification = orderPaidNotification({
    userId,
    orderId: id,
    isMinor: isMinor(buyer?.age_group ?? null),
  })
  return [...toMinor, ...(await notify(sql, [notification], { now }))]
}
