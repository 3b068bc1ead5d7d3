import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook } from 'payload'
import { PICTURES_MAX } from '#domain/store/desk.ts'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { fieldError } from '#hooks/_kit/fieldError.ts'
import { productOf, type ProductPicture } from './productPicture.ts'

/** Puts a new picture behind the others; the first of a product is its cover. */
export const placePicture: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const picture = data as ProductPicture
  // A picture stays with its product.
  if (operation !== 'create')
    return { ...picture, product: productOf((originalDoc as ProductPicture | undefined) ?? picture) }
  const connection = await connectionOf(req)
  const product = productOf(picture)
  await connection.execute(sql`select 1 from products where id = ${product}::uuid for update`)
  const { rows } = (await connection.execute(sql`
    select count(*)::int as count, coalesce(max(sort_order), -1)::int as last from product_images
    where product_id = ${product}::uuid`)) as unknown as { rows: { count: number; last: number }[] }
  const { count, last } = rows[0]!
  if (count >= PICTURES_MAX)
    throw await fieldError(req, 'product-images', 'file', 'storeDesk.too_many_pictures')
  return { ...picture, isCover: count === 0 || picture.isCover === true, sortOrder: last + 1 }
}
