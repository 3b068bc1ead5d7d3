import { syncProduct } from '#domain/store/deskJobs.ts'
import { locales } from '#messages'
import { enqueue } from '#operations/_kit/enqueue.ts'
import type { Sql } from '#services/database/db.ts'
import type { FileStore } from '#services/storage/port.ts'
import { aboutKind } from '../content/store/kinds.ts'
import { digitalKinds, type DemoProduct } from '../content/store/product.ts'
import { seedId } from '../ids.ts'
import { insertRows, stamps } from '../insertRows.ts'
import { pieceText } from '../pieceText.ts'
import { DRAWING } from '../pictures/productDrawing.ts'
import { seedOrders } from './demoOrders.ts'
import { productId } from './productId.ts'
import type { MadeProduct } from './productFiles.ts'
import { seedReviews } from './productReviews.ts'

const HOUR_MS = 3_600_000
/** Hours between two products, so that "newest first" has an order. */
const APART = 31
type Files = { made: readonly MadeProduct[]; now: Date }
const localized = { _locale: '_locales', _parent_id: 'uuid' } as const

/** Fills the shelves of the demo dataset, with pictures, files, reviews and orders. Wants its people. */
export async function seedStore(sql: Sql, files: FileStore, { made, now }: Files): Promise<void> {
  await seedShelf(sql, files, { made, now })
  await seedReviews(sql, now)
  await seedOrders(sql, now)
}

/** Products with their pictures and files, and nothing that people did. */
export async function seedShelf(sql: Sql, files: FileStore, { made, now }: Files): Promise<void> {
  await seedProducts(
    sql,
    made.map(({ product }) => product),
    now,
  )
  await seedPictures(sql, files, { made, now })
  await seedAssets(sql, files, { made, now })
}

async function seedProducts(sql: Sql, products: readonly DemoProduct[], now: Date): Promise<void> {
  const perCategory = new Map<string, number>()
  const rows = products.map((product, index) => {
    const { key, category, kind, priceCents, restriction, stock = 40, isDraft } = product
    const number = (perCategory.get(category) ?? 0) + 1
    perCategory.set(category, number)
    const at = new Date(now.getTime() - (products.length - index) * APART * HOUR_MS)
    const isDigital = digitalKinds.includes(kind)
    return {
      product,
      id: productId(key),
      slug: key,
      price_cents: priceCents,
      category,
      product_type: isDigital ? 'digital' : 'physical',
      age_restriction: restriction,
      is_active: !isDraft,
      published_at: isDraft ? null : at,
      // The payment provider hears of what is sold as of any other change.
      sync_state: isDraft ? 'none' : 'pending',
      ...(!isDigital && {
        sku: `${category.slice(0, 3).toUpperCase()}-${String(number).padStart(3, '0')}`,
        stock,
        weight_grams: kind === 'blanket' ? 2_300 : 350,
        length_cm: 24,
        width_cm: 18,
        height_cm: kind === 'blanket' ? 16 : 5,
        shipping_profile: kind === 'blanket' ? 'bulky' : kind === 'cards' ? 'light' : 'standard',
      }),
      created_at: at,
      updated_at: at,
    }
  })
  await insertRows(
    sql,
    'products',
    {
      id: 'uuid',
      slug: 'text',
      price_cents: 'numeric',
      category: 'enum_products_category',
      product_type: 'enum_products_product_type',
      age_restriction: 'enum_products_age_restriction',
      is_active: 'boolean',
      published_at: 'timestamptz',
      sync_state: 'text',
      sku: 'text',
      stock: 'numeric',
      weight_grams: 'numeric',
      length_cm: 'numeric',
      width_cm: 'numeric',
      height_cm: 'numeric',
      shipping_profile: 'enum_products_shipping_profile',
      ...stamps,
    },
    rows,
  )
  await insertRows(
    sql,
    'products_locales',
    { ...localized, title: 'text', subtitle: 'text', description: 'jsonb' },
    rows.flatMap(({ id, product: { words, kind } }) =>
      locales.map((locale) => ({
        _locale: locale,
        _parent_id: id,
        title: words[locale][0],
        subtitle: words[locale][1],
        description: pieceText(aboutKind[kind][locale]),
      })),
    ),
  )
  await insertRows(
    sql,
    'products_texts',
    { parent_id: 'uuid', path: 'text', order: 'int', text: 'text' },
    rows.map(({ id, product: { tag } }) => ({ parent_id: id, path: 'tags', order: 1, text: tag })),
  )
  for (const { id, is_active: isActive } of rows)
    if (isActive) await enqueue(sql, syncProduct, { productId: id }, { key: id })
}

async function seedPictures(sql: Sql, files: FileStore, { made, now }: Files): Promise<void> {
  const rows = made.flatMap(({ product, pictures }) =>
    pictures.map((bytes, index) => ({
      bytes,
      product,
      id: seedId(`product-image:${product.key}:${index}`),
      product_id: productId(product.key),
      is_cover: index === 0,
      sort_order: index,
      filename: `${seedId(`product-image-file:${product.key}:${index}`)}.webp`,
      mime_type: 'image/webp',
      filesize: bytes.length,
      ...DRAWING,
      created_at: now,
      updated_at: now,
    })),
  )
  await Promise.all(
    rows.map(({ filename, bytes }) =>
      files.write({ collection: 'product-images', name: filename }, bytes, 'image/webp'),
    ),
  )
  await insertRows(
    sql,
    'product_images',
    {
      id: 'uuid',
      product_id: 'uuid',
      is_cover: 'boolean',
      sort_order: 'numeric',
      filename: 'text',
      mime_type: 'text',
      filesize: 'numeric',
      width: 'numeric',
      height: 'numeric',
      ...stamps,
    },
    rows.map(({ bytes: _, product: _product, ...row }) => row),
  )
  await insertRows(
    sql,
    'product_images_locales',
    { ...localized, alt: 'text' },
    rows.flatMap(({ id, product: { words } }) =>
      locales.map((locale) => ({ _locale: locale, _parent_id: id, alt: words[locale][0] })),
    ),
  )
}

async function seedAssets(sql: Sql, files: FileStore, { made, now }: Files): Promise<void> {
  const rows = made.flatMap(({ product, assets }) =>
    assets.map(({ fileName, type, bytes }, index) => ({
      bytes,
      id: seedId(`digital-asset:${product.key}:${index}`),
      product_id: productId(product.key),
      file_name: fileName,
      sort_order: index,
      filename: `${seedId(`digital-asset-file:${product.key}:${index}`)}${fileName.slice(fileName.lastIndexOf('.'))}`,
      mime_type: type,
      filesize: bytes.length,
      created_at: now,
      updated_at: now,
    })),
  )
  await Promise.all(
    rows.map(({ filename, bytes, mime_type: type }) =>
      files.write({ collection: 'digital-assets', name: filename }, bytes, type),
    ),
  )
  await insertRows(
    sql,
    'digital_assets',
    {
      id: 'uuid',
      product_id: 'uuid',
      file_name: 'text',
      sort_order: 'numeric',
      filename: 'text',
      mime_type: 'text',
      filesize: 'numeric',
      ...stamps,
    },
    rows.map(({ bytes: _, ...row }) => row),
  )
}
