import type { Actor } from '#domain/access/actor.ts'
import type { ImageView, ProductView } from '#domain/store/catalogueApi.ts'
import { localDay } from '#domain/time/localDay.ts'
import type { Locale } from '#messages'
import { isOn } from '#operations/flags/isOn.ts'
import type { Services } from '#services'
import { statement } from '#services/database/statement.ts'
import { coverFirst, image, imageWords, isPicture } from './cardSql.ts'
import { descriptionOf } from './descriptionOf.ts'
import { relatedProducts } from './relatedProducts.ts'
import { reviewsOf } from './reviewsOf.ts'
import { visibleProduct } from './visibleProduct.ts'

/** Pictures and tags of a product. */
export const productExtras = statement(
  `
select
  coalesce((select json_agg(${image} order by ${coverFirst}) from product_images i ${imageWords}
    where i.product_id = $id and ${isPicture}), '[]') as images,
  coalesce((select json_agg(t.text order by t."order") from products_texts t
    where t.parent_id = $id and t.path = 'tags' and t.text is not null), '[]') as tags`,
  'store-product-extras',
)
type Extras = { images: ImageView[]; tags: string[] }

/** A product's page as this reader sees it; null for one that is not on their shelf. */
export async function readProduct(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Pick<Actor, 'id' | 'ageGroup'> | null,
  { id, locale }: { id: string; locale: Locale },
): Promise<ProductView | null> {
  const product = await visibleProduct(db, actor, { id, locale })
  if (!product) return null
  // The same day for all readers: the order of what is related must not follow a clock of their own.
  const day = localDay(clock.now(), 'UTC')
  const [[more], description, reviews, related, isPaused, isSecondLayout] = await Promise.all([
    productExtras<Extras>(db, { id: product.id, locale }),
    descriptionOf(db, product.description, locale),
    reviewsOf(db, actor, product.id),
    relatedProducts(db, actor, { product, locale, day }),
    isOn(db, 'ff.store_pause'),
    isOn(db, 'ff.store_pdp_v2'),
  ])
  const { stock: _stock, publishedAt: _publishedAt, ...shown } = product
  return {
    ...shown,
    ...more!,
    description,
    currency: 'usd',
    reviews,
    related,
    isOpen: !isPaused,
    isSecondLayout,
  }
}
