import type { Actor } from '#domain/access/actor.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { noteOrder, pendingOf, readOrder, type OpenOrder } from '#operations/store/orders/orders.ts'
import type { Quote } from './quote.ts'
import { takeStock } from '#operations/store/orders/stock.ts'

/** Minutes a page of the provider stays open. The provider asks for 30 at least, by its own clock. */
const OPEN_MINUTES = 31
/** Minutes a page has to have left, to lead one more press to it. */
const LEFT_MINUTES = 2

const insert = statement(`
insert into orders (id, user_id, number, key, status, subtotal_cents, total_cents, customer_email, stock_held, expires_at, request_id,
  is_live, revision, created_at, updated_at)
values ($id, $userId, 'EK-' || lpad(nextval('order_numbers')::text, 6, '0'), $key, 'pending', $subtotal, $subtotal, $email, true,
  $expiresAt, $requestId::uuid, $isLive, 1, $now, $now)`)

const insertItems = statement(`
insert into order_items (id, order_id, product_id, title, product_type, quantity, price_at_purchase_cents, recipient_id, created_at, updated_at)
select id, $orderId, "productId", title, "productType", quantity, "priceCents", "recipientId", $now, $now
from json_to_recordset($lines::json) as line(id uuid, "productId" uuid, title text, "productType" text, quantity int, "priceCents" int, "recipientId" uuid)`)

/** Is this the buyer's order for just this, with a page that stays open for a while? */
export const isFor = ({ key, expires_at: end }: OpenOrder, { hash }: Quote, now: Date): boolean =>
  key.startsWith(`${hash}:`) && end !== null && end.getTime() > now.getTime() + LEFT_MINUTES * 60_000

/**
 * Returns the buyer's order for just this, or makes it and takes its stock, in one transaction. Presses of one buyer
 * come one after the other here, so equal ones meet one order.
 * @throws OperationError `cart.error.sold_out`, `.less`
 */
export async function placeOrder(
  { db, clock, payments }: Pick<Services, 'db' | 'clock' | 'payments'>,
  actor: Actor,
  quote: Quote,
): Promise<OpenOrder> {
  return db.tx(async (sql) => {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`store-checkout:${actor.id}`])
    const now = clock.now()
    const known = (await pendingOf(sql, actor.id)).find((order) => isFor(order, quote, now))
    if (known) return pickedUp(sql, known, now)
    const id = newId()
    await insert(sql, {
      id,
      userId: actor.id,
      key: `${quote.hash}:${id}`,
      subtotal: quote.subtotalCents,
      email: actor.email,
      expiresAt: new Date(now.getTime() + OPEN_MINUTES * 60_000),
      requestId: quote.requestId,
      isLive: payments.isLive,
      now,
    })
    const lines = JSON.stringify(quote.lines.map((line) => ({ id: newId(), ...line })))
    await insertItems(sql, { orderId: id, lines, now })
    await noteOrder(sql, id, { kind: 'placed', now })
    const missing = await takeStock(sql, id)
    if (missing)
      throw operationErrorOf(
        productCheckoutApi.startProductCheckout,
        missing.left === 0 ? 'cart.error.sold_out' : 'cart.error.less',
        { args: missing },
      )
    return (await readOrder(sql, id))!
  })
}

/** Says that a press is at work on the order, so that no one closes it meanwhile. */
async function pickedUp(sql: Sql, { id }: OpenOrder, now: Date): Promise<OpenOrder> {
  await sql.query('update orders set revision = revision + 1, updated_at = $2 where id = $1', [id, now])
  return (await readOrder(sql, id))!
}
