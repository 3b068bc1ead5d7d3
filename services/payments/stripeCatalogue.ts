import type Stripe from 'stripe'
import { orMissing } from './orMissing.ts'
import type { ProviderProduct } from './port.ts'

/** A price of the provider never changes: another amount is another price. */
export async function keepPrice(
  { prices }: Stripe,
  { productId, priceId, cents }: { productId: string; priceId: string | null; cents: number },
): Promise<string> {
  const known = priceId && (await orMissing(prices.retrieve(priceId)))
  if (known && known.active && known.unit_amount === cents && known.product === productId) return known.id
  const made = await prices.create(
    { product: productId, currency: 'usd', unit_amount: cents },
    // The price it follows is part of the key: back to an earlier amount is a new price again.
    { idempotencyKey: `price:${productId}:${cents}:${priceId ?? 'first'}` },
  )
  if (known && known.active && known.id !== made.id) await prices.update(known.id, { active: false })
  return made.id
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
