import type { Actor } from '#domain/access/actor.ts'
import { isUuid } from '#domain/content/readRichText.ts'
import { shelfOf } from '#domain/store/catalogue.ts'
import type { AgeRestriction, Category, ProductType } from '#domain/store/enums.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { isAvailable, isGift, onShelf, subtitle, title, words } from './cardSql.ts'

/** A product that its reader may see. */
export type VisibleProduct = {
  id: string
  slug: string
  title: string
  subtitle: string
  /** What the panel's editor stored. */
  description: unknown
  priceCents: number
  /** Where a part of it can be seen. */
  previewUrl: string | null
  category: Category
  productType: ProductType
  ageRestriction: AgeRestriction
  /** Pieces there are; null of a digital product. */
  stock: number | null
  isAvailable: boolean
  /** Above the reader's own age: for another member only. */
  isGift: boolean
  publishedAt: Date | null
}

/** A product that its reader may see, as it is stored. */
export const productRow = statement(
  `
select p.id, p.slug, ${title} as title, ${subtitle} as subtitle, coalesce(w.description, e.description) as description,
  p.price_cents as "priceCents", p.preview_url as "previewUrl", p.category, p.product_type as "productType", p.age_restriction as "ageRestriction",
  p.stock, ${isAvailable} as "isAvailable", ${isGift} as "isGift", p.published_at as "publishedAt"
from products p ${words} where p.id = $id and ${onShelf('p')}`,
  'store-product',
)

/**
 * The one rule of who sees a product and who may buy it for themselves: the page, the cart, the checkout and requests
 * of minors ask here. Null for one that is unknown, inactive or above the reader's shelf. Source: docs/rules/store.md
 * D-143.
 */
export async function visibleProduct(
  sql: Sql,
  actor: Pick<Actor, 'ageGroup'> | null,
  { id, locale = 'en' }: { id: string; locale?: Locale },
): Promise<VisibleProduct | null> {
  if (!isUuid(id)) return null
  const [product] = await productRow<VisibleProduct>(sql, { ...shelfOf(actor?.ageGroup ?? null), id, locale })
  return product ?? null
}
