import type Stripe from 'stripe'
import { idOf } from './oncePayments.ts'
import { orMissing } from './orMissing.ts'
import type { KeptPrice, ProviderPrice, ProviderProduct } from './port.ts'

/** A price of the provider never changes: another amount is another price. */
export async function keepPrice(
  { prices }: Stripe,
  { productId, priceId, cents, currency, isMonthly }: KeptPrice,
): Promise<string> {
  const known = priceId && (await orMissing(prices.retrieve(priceId)))
  if (
    known &&
    known.active &&
    known.unit_amount === cents &&
    known.currency === currency &&
    isEachMonth(known) === isMonthly &&
    idOf(known.product) === productId
  )
    return known.id
  const made = await prices.create(
    {
      product: productId,
      currency,
      unit_amount: cents,
      ...(isMonthly && { recurring: { interval: 'month' as const } }),
    },
    // The price it follows is part of the key: back to an earlier amount is a new price again.
    { idempotencyKey: `price:${productId}:${cents}${isMonthly ? ':month' : ''}:${priceId ?? 'first'}` },
  )
  if (known && known.active && known.id !== made.id) await prices.update(known.id, { active: false })
  return made.id
}

const isEachMonth = ({ recurring }: Stripe.Price): boolean =>
  recurring?.interval === 'month' && recurring.interval_count === 1

/** A price by its id. */
export async function readPrice({ prices }: Stripe, id: string): Promise<ProviderPrice | null> {
  const price = await orMissing(prices.retrieve(id))
  if (!price) return null
  return {
    productId: idOf(price.product),
    isActive: price.active,
    cents: price.unit_amount,
    currency: price.currency,
    isMonthly: isEachMonth(price),
  }
}

/** A product and one of its prices. */
export async function readProduct(
  { products, prices }: Stripe,
  productId: string,
  priceId: string | null,
): Promise<ProviderProduct | null> {
  const product = await orMissing(products.retrieve(productId))
  if (!product) return null
  const price = priceId ? await orMissing(prices.retrieve(priceId)) : null
  return {
    name: product.name,
    isActive: product.active,
    priceCents: price?.active ? price.unit_amount : null,
  }
}
