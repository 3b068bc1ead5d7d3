import type { Actor } from '#domain/access/actor.ts'
import { RELATED_READ, shelfOf, shuffledForDay } from '#domain/store/catalogue.ts'
import type { ProductCard } from '#domain/store/catalogueApi.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { cardColumns, cardOf, cover, newestFirst, onShelf, words, type CardRow } from './cardSql.ts'
import type { VisibleProduct } from './visibleProduct.ts'

/**
 * The ones that came before it, and for the oldest the newest: each product has neighbours of its own, and the index
 * finds them without reading the collection.
 */
export const relatedRows = statement(
  `
with older as (
  select p.id, 0 as place from products p
  where p.category = $category::enum_products_category and ${onShelf('p')} and p.id <> $id
    and (p.published_at, p.id) < ($publishedAt::timestamptz, $id::uuid)
  order by ${newestFirst('p')} limit ${RELATED_READ}
), newest as (
  select p.id, 1 as place from products p
  where p.category = $category::enum_products_category and ${onShelf('p')} and p.id <> $id
  order by ${newestFirst('p')} limit ${RELATED_READ}
), near as (
  select id, min(place) as place from (select * from older union all select * from newest) n
  group by id order by 2, id desc limit ${RELATED_READ}
)
select ${cardColumns} from near join products p on p.id = near.id ${words} ${cover}`,
  'store-related',
)

/** Other products of its collection that the reader may see, in the order of the day. */
export async function relatedProducts(
  sql: Sql,
  actor: Pick<Actor, 'ageGroup'> | null,
  { product, locale, day }: { product: VisibleProduct; locale: Locale; day: string },
): Promise<ProductCard[]> {
  const rows = await relatedRows<CardRow>(sql, {
    ...shelfOf(actor?.ageGroup ?? null),
    id: product.id,
    category: product.category,
    publishedAt: product.publishedAt,
    locale,
  })
  return shuffledForDay(rows.map(cardOf), day)
}
