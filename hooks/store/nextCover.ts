import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterDeleteHook } from 'payload'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { productOf, type ProductPicture } from './productPicture.ts'

/** When the cover goes, the first of the others takes its place. */
export const nextCover: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const picture = doc as ProductPicture
  if (!picture.isCover) return
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update product_images set is_cover = true where id = (
      select id from product_images where product_id = ${productOf(picture)}::uuid and id <> ${picture.id}::uuid
      order by sort_order, id limit 1)`)
}
