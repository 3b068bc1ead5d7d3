import type { Actor } from '#domain/access/actor.ts'
import type { Output } from '#domain/api/contract.ts'
import { SHOWCASE_IMAGES, shelfOf } from '#domain/store/catalogue.ts'
import type { ImageView, storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { categories, type Category } from '#domain/store/enums.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { coverFirst, image, imageWords, isPicture, newestFirst, onShelf } from './cardSql.ts'

const read = statement(
  `
select k.category, s."productId", s.image from unnest(enum_range(null::enum_products_category)) as k(category)
cross join lateral (
  select p.id as "productId", c.image from products p
  cross join lateral (select ${image} as image from product_images i ${imageWords}
    where i.product_id = p.id and ${isPicture} order by ${coverFirst} limit 1) c
  where p.category = k.category and ${onShelf('p')} order by ${newestFirst('p')} limit ${SHOWCASE_IMAGES}) s`,
  'store-showcase',
)
type Row = { category: Category; productId: string; image: ImageView }

/** The four collections, each with pictures of the newest products that the reader may see. */
export async function showcase(
  sql: Sql,
  actor: Pick<Actor, 'ageGroup'> | null,
  locale: Locale,
): Promise<Output<typeof storeCatalogueApi.showcase>> {
  const { sees } = shelfOf(actor?.ageGroup ?? null)
  const rows = await read<Row>(sql, { sees, locale })
  return {
    collections: categories.map((category) => ({
      category,
      images: rows
        .filter((row) => row.category === category)
        .map(({ productId, image: shown }) => ({ ...shown, productId })),
    })),
  }
}
