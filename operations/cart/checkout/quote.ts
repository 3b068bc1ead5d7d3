import { createHash } from 'node:crypto'
import type { Actor } from '#domain/access/actor.ts'
import type { AgeGroup } from '#domain/account/ageGroup.ts'
import { TEST_PRODUCT } from '#domain/ops/testPurchase.ts'
import { QUANTITY_MAX, restrictionsFor } from '#domain/cart/cart.ts'
import { productCheckoutApi } from '#domain/cart/checkoutApi.ts'
import type { ShippingRate } from '#domain/store/shipping.ts'
import type { AgeRestriction, ProductType } from '#domain/store/enums.ts'
import { message, type Locale } from '#messages'
import { OperationError } from '#operations/_kit/operationError.ts'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { relativesOf } from '#operations/store/family.ts'
import { readStoreSettings, type StoreSettings } from '#operations/store/settings.ts'
import type { Sql } from '#services/database/db.ts'
import type { NewPayment } from '#services/payments/port.ts'
import { statement } from '#services/database/statement.ts'

/** A product to be bought. `recipientId`: whose it will be, where that is not the buyer or the cart's choice. */
export type AskedItem = { productId: string; quantity: number; recipientId?: string | undefined }

/** A line as it will be sold. */
export type QuotedLine = {
  productId: string
  title: string
  productType: ProductType
  quantity: number
  priceCents: number
  recipientId: string
}

/** What is bought, at today's prices, and everything else the provider's page depends on. */
export type Quote = {
  lines: readonly QuotedLine[]
  subtotalCents: number
  shipping: NewPayment['shipping']
  addsTax: boolean
  locale: Locale
  requestId: string | null
  /** Equal for equal content alone. */
  hash: string
}

type Row = {
  id: string
  title: string
  product_type: ProductType
  restriction: AgeRestriction
  price_cents: number
  seen: number | null
  gift_for: string | null
  owners: string[]
}

const read = statement(
  `
select p.id, coalesce(l.title, e.title, p.slug) as title, p.product_type, p.age_restriction::text as restriction, p.price_cents,
  c.seen_price_cents as seen, c.gift_for_id as gift_for,
  array(select o.user_id::text from entitlements o where o.product_id = p.id and o.status <> 'revoked'
    and o.user_id = any($owners::uuid[] || c.gift_for_id)) as owners
from products p
left join products_locales l on l._parent_id = p.id and l._locale = $locale::_locales
left join products_locales e on e._parent_id = p.id and e._locale = 'en'
left join cart_items c on c.product_id = p.id and c.user_id = $userId and not $isRequest
where p.id = any($ids::uuid[]) and (p.is_active or p.slug = $testSlug)`,
  'checkout-quote',
)

const contract = productCheckoutApi.startProductCheckout

/** `isTest` also finds the product of a dollar, which is not sold. */
type Asked = { items: readonly AskedItem[]; requestId: string | null; isTest?: boolean }

/**
 * Returns what the caller would pay for, by what the database says alone. Stock is not looked at: the statement that
 * takes it decides.
 * @throws OperationError 404 for what is not sold, `cart.error.price_changed`, `.owned`, `.gift_for`
 */
export async function quoteOf(
  sql: Sql,
  actor: Actor,
  { items, requestId, isTest = false }: Asked,
): Promise<Quote> {
  if (items.some(({ quantity }) => quantity > QUANTITY_MAX))
    throw new OperationError('common.error.invalid_input')
  const locale = actor.locale ?? 'en'
  const rows = await read<Row>(sql, {
    ids: items.map(({ productId }) => productId),
    owners: [actor.id, ...items.flatMap(({ recipientId }) => recipientId ?? [])],
    userId: actor.id,
    isRequest: requestId !== null,
    testSlug: isTest ? TEST_PRODUCT.slug : null,
    locale,
  })
  const relatives = new Map<string, AgeGroup | null>()
  if (rows.some(({ gift_for: given }) => given))
    for (const { id, ageGroup } of await relativesOf(sql, actor.id)) relatives.set(id, ageGroup)
  const lines = items.map((item): QuotedLine => {
    const row = rows.find(({ id }) => id === item.productId)
    if (!row) throw new OperationError('common.error.not_found')
    const recipientId = item.recipientId ?? row.gift_for ?? actor.id
    if (item.recipientId === undefined) checkGift(row, actor, relatives)
    if (row.product_type === 'digital' && row.owners.includes(recipientId))
      throw operationErrorOf(contract, 'cart.error.owned')
    if (row.seen !== null && row.seen !== row.price_cents)
      throw operationErrorOf(contract, 'cart.error.price_changed', { args: { title: row.title } })
    return {
      productId: row.id,
      title: row.title,
      productType: row.product_type,
      quantity: row.product_type === 'digital' ? 1 : item.quantity,
      priceCents: row.price_cents,
      recipientId,
    }
  })
  const settings = await readStoreSettings(sql)
  const content = {
    lines,
    shipping: lines.some(({ productType }) => productType === 'physical')
      ? shippingOf(settings, locale)
      : null,
    addsTax: settings.addsTax,
    locale,
    requestId,
  }
  return {
    ...content,
    subtotalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    hash: createHash('sha256').update(JSON.stringify(content)).digest('base64url'),
  }
}

/** Costs nothing and needs no address: it is bought without the provider. Source: docs/rules/store.md D-159. */
export const isFree = ({ subtotalCents, shipping }: Pick<Quote, 'subtotalCents' | 'shipping'>): boolean =>
  subtotalCents === 0 && !shipping

/**
 * A gift goes to one of the family who is of its age; what is above the buyer's rank is a gift. Source:
 * docs/rules/store.md D-143.
 */
function checkGift(row: Row, actor: Actor, relatives: ReadonlyMap<string, AgeGroup | null>): void {
  const { gift_for: given, restriction, product_type: type } = row
  const isAbove = !restrictionsFor(actor.ageGroup).includes(restriction)
  const isRight =
    given === null
      ? !isAbove || type === 'physical'
      : relatives.has(given) && restrictionsFor(relatives.get(given)!).includes(restriction)
  if (!isRight) throw operationErrorOf(contract, 'cart.error.gift_for')
}

/**
 * The rates of the settings. International is the one way to other countries; the provider's page offers all of them.
 */
function shippingOf(settings: StoreSettings, locale: Locale): NonNullable<NewPayment['shipping']> {
  const rate = (key: ShippingRate, amountCents: number) => ({
    key,
    name: message(locale, `cart.rate.${key}`),
    amountCents,
  })
  const { homeCountries, otherCountries } = settings
  return {
    countries: [...new Set([...homeCountries, ...otherCountries])],
    rates: [
      ...(homeCountries.length > 0
        ? [rate('standard', settings.standardCents), rate('express', settings.expressCents)]
        : []),
      ...(otherCountries.length > 0 ? [rate('international', settings.internationalCents)] : []),
    ],
  }
}
