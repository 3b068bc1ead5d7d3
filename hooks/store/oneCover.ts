import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { productOf, type ProductPicture } from './productPicture.ts'

/** A product has one cover: the one that was chosen last. */
export const oneCover: CollectionAfterChangeHook = async ({ doc, req }) => {
  const picture = doc as ProductPicture
  if (!picture.isCover) return
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update product_images set is_cover = false
    where product_id = ${productOf(picture)}::uuid and is_cover and id <> ${picture.id}::uuid`)
}
