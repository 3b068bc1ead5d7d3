import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/staff.ts'
import type { CheckoutBody } from '#domain/cart/checkoutApi.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import type { Sql } from '#services/database/db.ts'
import type { AskedItem } from './quote.ts'

/**
 * Returns what one of the three bodies asks for. Source: docs/rules/store.md D-148.
 * @throws OperationError 404 for a price that is none of ours, 403 for a test by others than staff
 */
export async function checkoutItems(sql: Sql, actor: Actor, body: CheckoutBody): Promise<AskedItem[]> {
  if ('cartItems' in body) return summed(body.cartItems)
  if ('priceId' in body) {
    const [product] = await sql.query<{ id: string }>('select id from products where stripe_price_id = $1', [
      body.priceId,
    ])
    if (!product) throw new OperationError('common.error.not_found')
    return [{ productId: product.id, quantity: 1 }]
  }
  if (body.testMode && !(actor.mfaPassed && can(actor.roles, 'payments.work')))
    throw new OperationError('common.error.not_allowed')
  return [{ productId: body.productId, quantity: body.quantity }]
}

type CartItems = Extract<CheckoutBody, { cartItems: unknown }>['cartItems']

/** A product that is named twice is one line. */
function summed(items: CartItems): AskedItem[] {
  const quantities = new Map<string, number>()
  for (const item of items) {
    const productId = ('productId' in item ? item.productId : item.product_id).toLowerCase()
    quantities.set(productId, (quantities.get(productId) ?? 0) + item.quantity)
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}
