import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { CART_MAX, QUANTITY_MAX, restrictionsFor } from '#domain/cart/cart.ts'
import { cartApi } from '#domain/cart/api.ts'
import type { AgeRestriction, ProductType } from '#domain/store/enums.ts'
import { OperationError } from '#operations/_kit/operationError.ts'
import { newId } from '#operations/_kit/ids.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { relativesOf } from '#operations/store/family.ts'
import type { Services } from '#services'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

type Parts = Pick<Services, 'db' | 'clock'>
type Product = {
  product_type: ProductType
  restriction: AgeRestriction
  price_cents: number
  stock: number | null
}

// A price that was seen before stays the one to compare with: adding one more shows no price again.
const put = statement(`
insert into cart_items (id, user_id, product_id, quantity, seen_price_cents, gift_for_id, created_at, updated_at)
select $id, $userId, $productId, $quantity::int, $priceCents, $giftFor::uuid, $now, $now
where $isIn or (select count(*) from cart_items where user_id = $userId) < ${CART_MAX}
on conflict (user_id, product_id) do update set
  quantity = least(case when $isDigital then 1 else cart_items.quantity + excluded.quantity end, ${QUANTITY_MAX}),
  gift_for_id = coalesce(excluded.gift_for_id, cart_items.gift_for_id), updated_at = excluded.updated_at
returning id`)

const change = statement(`
update cart_items set quantity = case when $isDigital then 1 else coalesce($quantity::int, quantity) end,
  gift_for_id = case when $setsGift then $giftFor::uuid else gift_for_id end, updated_at = $now
where user_id = $userId and product_id = $productId returning id`)

const see = statement(`
update cart_items c set seen_price_cents = p.price_cents, updated_at = $now
from json_to_recordset($prices::json) as seen("productId" uuid, "priceCents" int) join products p on p.id = seen."productId"
where c.user_id = $userId and c.product_id = p.id and p.price_cents = seen."priceCents"`)

/**
 * Puts a product into the caller's cart, or more of it: a file once, nothing more than 99 times.
 * While the store rests nothing is put in. Source: docs/rules/store.md D-144.
 * @throws OperationError 404, `cart.error.closed`, `.owned`, `.sold_out`, `.gift_for`, `.full`
 */
export async function addToCart(
  { db, clock }: Parts,
  actor: Actor,
  { productId, quantity, giftFor }: { productId: string; quantity: number; giftFor?: string | undefined },
): Promise<void> {
  if (await isOn(db, 'ff.store_pause')) throw operationErrorOf(cartApi.addToCart, 'cart.error.closed')
  const product = await productFor(db, actor, productId)
  await checkRecipient(db, actor, { productId, product, giftFor: giftFor ?? null })
  if (product.stock === 0) throw operationErrorOf(cartApi.addToCart, 'cart.error.sold_out')
  const isDigital = product.product_type === 'digital'
  const [row] = await db.query<{ is_in: boolean }>(
    'select exists (select 1 from cart_items where user_id = $1 and product_id = $2) as is_in',
    [actor.id, productId],
  )
  const kept = await put(db, {
    id: newId(),
    userId: actor.id,
    productId,
    quantity: isDigital ? 1 : quantity,
    priceCents: product.price_cents,
    giftFor: giftFor ?? null,
    isIn: row!.is_in,
    isDigital,
    now: clock.now(),
  })
  if (kept.length === 0) throw operationErrorOf(cartApi.addToCart, 'cart.error.full')
}

/**
 * Sets how many of a product, and for whom. @throws OperationError 404 for what is not in the cart,
 * `cart.error.gift_for`, `.owned`
 */
export async function changeCartItem(
  { db, clock }: Parts,
  actor: Actor,
  {
    productId,
    ...wanted
  }: { productId: string; quantity?: number | undefined; giftFor?: string | null | undefined },
): Promise<void> {
  const product = await productFor(db, actor, productId)
  const { quantity = null, giftFor } = wanted
  if (giftFor) await checkRecipient(db, actor, { productId, product, giftFor })
  const kept = await change(db, {
    userId: actor.id,
    productId,
    quantity,
    isDigital: product.product_type === 'digital',
    setsGift: giftFor !== undefined,
    giftFor: giftFor ?? null,
    now: clock.now(),
  })
  if (kept.length === 0) throw new OperationError('common.error.not_found')
}

/** Takes a product out of the caller's cart. */
export async function removeCartItem(
  { db }: Pick<Parts, 'db'>,
  actor: Actor,
  productId: string,
): Promise<void> {
  await db.query('delete from cart_items where user_id = $1 and product_id = $2', [actor.id, productId])
}

/** Notes the prices the caller has been shown, as far as they are still the prices. */
export async function seePrices(
  { db, clock }: Parts,
  actor: Actor,
  prices: readonly { productId: string; priceCents: number }[],
): Promise<void> {
  await see(db, { userId: actor.id, prices: JSON.stringify(prices), now: clock.now() })
}

/**
 * What is sold and shown to the caller; adults may give what is above their rank. Source: docs/rules/store.md
 * D-143.
 */
async function productFor(sql: Sql, { ageGroup }: Actor, productId: string): Promise<Product> {
  const [product] = await sql.query<Product>(
    `select product_type, age_restriction::text as restriction, price_cents, stock from products
     where id = $1 and is_active and ($2 or age_restriction::text = any($3::text[]))`,
    [productId, isAdult(ageGroup), restrictionsFor(ageGroup)],
  )
  if (!product) throw new OperationError('common.error.not_found')
  return product
}

/**
 * A file has one owner, who is of its age and does not have it yet: the caller, or one of their family.
 * @throws OperationError `cart.error.gift_for`, `.owned`
 */
async function checkRecipient(
  sql: Sql,
  actor: Actor,
  { productId, product, giftFor }: { productId: string; product: Product; giftFor: string | null },
): Promise<void> {
  if (giftFor !== null) {
    if (!isAdult(actor.ageGroup)) throw new OperationError('common.error.not_found')
    const relative = (await relativesOf(sql, actor.id)).find(({ id }) => id === giftFor)
    if (!relative) throw new OperationError('common.error.not_found')
    if (!restrictionsFor(relative.ageGroup).includes(product.restriction))
      throw operationErrorOf(cartApi.addToCart, 'cart.error.gift_for')
  }
  if (product.product_type !== 'digital') return
  const owned = await sql.query(
    `select 1 from entitlements where user_id = $1 and product_id = $2 and status <> 'revoked' limit 1`,
    [giftFor ?? actor.id, productId],
  )
  if (owned.length > 0) throw operationErrorOf(cartApi.addToCart, 'cart.error.owned')
}
