import type { Actor } from '#domain/access/actor.ts'
import { isAdult } from '#domain/account/ageGroup.ts'
import { PICTURES } from '#domain/content/richText.ts'
import { restrictionsFor, SUGGESTIONS } from '#domain/cart/cart.ts'
import type { CartLine, CartView } from '#domain/cart/api.ts'
import { isDigital, type AgeRestriction, type ProductType } from '#domain/store/enums.ts'
import { isOn } from '#operations/flags/isOn.ts'
import { newestFirst } from '#operations/store/catalogue/cardSql.ts'
import { relativesOf } from '#operations/store/family.ts'
import { asksToBuy } from '#operations/requests/asksToBuy.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'

type Shown = {
  productId: string
  slug: string
  title: string
  productType: ProductType
  priceCents: number
  imageId: string | null
}
type Row = Shown & {
  restriction: AgeRestriction
  isActive: boolean
  stock: number | null
  quantity: number
  seenPriceCents: number
  giftFor: string | null
  isOwned: boolean
}

const SHOWN = `p.id as "productId", p.slug, coalesce(l.title, e.title, p.slug) as title, p.product_type as "productType",
  p.price_cents as "priceCents",
  (select i.id from product_images i where i.product_id = p.id order by i.is_cover desc, i.sort_order, i.id limit 1) as "imageId"`
const TITLES = `left join products_locales l on l._parent_id = p.id and l._locale = $locale::_locales
  left join products_locales e on e._parent_id = p.id and e._locale = 'en'`

const rows = statement(
  `
select ${SHOWN}, p.age_restriction::text as restriction, p.is_active as "isActive",
  case when p.product_type = 'physical' then coalesce(p.stock, 0) end as stock, c.quantity,
  c.seen_price_cents as "seenPriceCents", c.gift_for_id as "giftFor",
  p.product_type = 'digital' and exists (select 1 from entitlements o where o.user_id = coalesce(c.gift_for_id, c.user_id)
    and o.product_id = p.id and o.status <> 'revoked') as "isOwned"
from cart_items c join products p on p.id = c.product_id ${TITLES}
where c.user_id = $userId order by c.created_at, c.id`,
  'cart-rows',
)

/** Products of each collection that suggestions are chosen from. */
const CHOICE = 40

// The same for a day: a shelf that moves with every look is no help. The newest of each collection that fit, which
// the index of the shelf finds: every call of a cart asks this, and the shelf may be long.
const suggestions = statement(
  `
with choice as materialized (
  select p.id, kind.is_near from (
    select k.category, exists (select 1 from cart_items c join products other on other.id = c.product_id
      where c.user_id = $userId and other.category = k.category) as is_near
    from unnest(enum_range(null::enum_products_category)) as k(category)) kind
  cross join lateral (
    select p.id from products p
    where p.category = kind.category and p.is_active and p.age_restriction::text = any($restrictions::text[])
      and (p.product_type = 'digital' or p.stock > 0)
      and not exists (select 1 from cart_items c where c.user_id = $userId and c.product_id = p.id)
      and not exists (select 1 from entitlements o where o.user_id = $userId and o.product_id = p.id and o.status <> 'revoked')
    order by ${newestFirst('p')} limit ${CHOICE}) p
), chosen as materialized (
  select id, is_near from choice order by is_near desc, md5(id::text || $day) limit ${SUGGESTIONS}
)
select ${SHOWN} from chosen join products p on p.id = chosen.id ${TITLES}
order by chosen.is_near desc, md5(p.id::text || $day)`,
  'cart-suggestions',
)

/** Returns the caller's cart as it can be bought now. Source: docs/rules/store.md S-001-cart. */
export async function readCart(
  { db, clock, payments }: Pick<Services, 'db' | 'clock' | 'payments'>,
  actor: Actor,
): Promise<CartView> {
  const [locale, userId] = [actor.locale ?? 'en', actor.id]
  const restrictions = restrictionsFor(actor.ageGroup)
  const [found, others, family, isPaused, asks] = await Promise.all([
    rows<Row>(db, { locale, userId }),
    suggestions<Shown>(db, { locale, userId, restrictions, day: clock.now().toISOString().slice(0, 10) }),
    isAdult(actor.ageGroup) ? relativesOf(db, userId) : [],
    isOn(db, 'ff.store_pause'),
    asksToBuy(db, actor),
  ])
  const items = found.map((row) => lineOf(row, actor))
  const bought = items.filter(({ state }) => state === 'ok')
  // Files that cost nothing need no provider.
  const isFree =
    bought.length > 0 && bought.every((item) => item.priceCents === 0 && isDigital(item.productType))
  return {
    items,
    subtotalCents: bought.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    suggestions: others.map(productOf),
    family: family.map(({ id, name }) => ({ userId: id, name })),
    checkout: checkoutOf(actor, { asks, isClosed: isPaused || (!payments.isOpen && !isFree) }),
  }
}

function checkoutOf(
  { ageGroup, emailVerified }: Actor,
  { asks, isClosed }: { asks: boolean; isClosed: boolean },
): CartView['checkout'] {
  if (asks) return 'ask'
  if (isClosed) return 'closed'
  return emailVerified && ageGroup !== null ? 'pay' : 'confirm'
}

const productOf = ({ imageId, productId, slug, title, productType, priceCents }: Shown) => ({
  productId,
  slug,
  title,
  productType,
  priceCents,
  picture: imageId && `${PICTURES}${imageId}`,
})

function lineOf(row: Row, { ageGroup }: Actor): CartLine {
  const { quantity, priceCents, seenPriceCents, stock, giftFor, productType, restriction } = row
  const isAbove = !restrictionsFor(ageGroup).includes(restriction)
  const state = stateOf(row, isAbove && !isAdult(ageGroup))
  return {
    ...productOf(row),
    quantity,
    seenPriceCents: seenPriceCents === priceCents ? null : seenPriceCents,
    state,
    left: state === 'less' ? stock : null,
    giftFor,
    needsGiftFor: productType === 'digital' && isAbove && giftFor === null,
  }
}

function stateOf({ isActive, isOwned, stock, quantity }: Row, isHidden: boolean): CartLine['state'] {
  if (!isActive || isHidden) return 'gone'
  if (isOwned) return 'owned'
  if (stock === 0) return 'sold_out'
  return stock !== null && stock < quantity ? 'less' : 'ok'
}
