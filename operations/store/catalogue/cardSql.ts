import type { ImageView, ProductCard } from '#domain/store/catalogueApi.ts'

/**
 * True for a product that the reader may see: active, and of a restriction at most `$sees` (see `shelfOf`). The type of
 * restrictions has their order. Every statement of the shelf asks this. Source: docs/rules/store.md D-143.
 */
export const onShelf = <const Product extends string>(product: Product) =>
  `(${product}.is_active and ${product}.age_restriction <= $sees::enum_products_age_restriction)` as const

/** The newest first. As the index of the shelf has it. */
export const newestFirst = <const Product extends string>(product: Product) =>
  `${product}.published_at desc nulls last, ${product}.id desc` as const

/** Physical products need stock. */
export const isAvailable = `(p.product_type = 'digital' or p.stock > 0)` as const
/** Above the reader's own age. */
export const isGift = `(p.age_restriction > $forSelf::enum_products_age_restriction)` as const

/** The words of `p` in a language, or in English. */
export const words = `
left join products_locales w on w._parent_id = p.id and w._locale = $locale::_locales
left join products_locales e on e._parent_id = p.id and e._locale = 'en'` as const
export const title = `coalesce(w.title, e.title, '')` as const
export const subtitle = `coalesce(w.subtitle, e.subtitle, '')` as const

/** Pictures `i` with their words; the cover first. */
export const image = `json_build_object('id', i.id, 'alt', coalesce(nullif(iw.alt, ''), ie.alt, ''), 'width', i.width, 'height', i.height)`
export const imageWords = `
left join product_images_locales iw on iw._parent_id = i.id and iw._locale = $locale::_locales
left join product_images_locales ie on ie._parent_id = i.id and ie._locale = 'en'` as const
export const coverFirst = `i.is_cover desc, i.sort_order, i.id` as const
export const isPicture = `(i.filename is not null and i.width > 0 and i.height > 0)` as const

/** A row of a card. */
export type CardRow = {
  id: string
  title: string
  subtitle: string
  price_cents: number
  product_type: ProductCard['productType']
  is_available: boolean
  is_gift: boolean
  cover: ImageView | null
}

/** Columns of `CardRow` of the product `p`; goes with `words` and `cover`. */
export const cardColumns = `p.id, ${title} as title, ${subtitle} as subtitle, p.price_cents, p.product_type,
  ${isAvailable} as is_available, ${isGift} as is_gift, c.cover` as const
export const cover = `
left join lateral (
  select ${image} as cover from product_images i ${imageWords}
  where i.product_id = p.id and ${isPicture} order by ${coverFirst} limit 1) c on true` as const

/** A card as readers get it. */
export const cardOf = (row: CardRow): ProductCard => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  priceCents: row.price_cents,
  productType: row.product_type,
  isAvailable: row.is_available,
  isGift: row.is_gift,
  cover: row.cover,
})
