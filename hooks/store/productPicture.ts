import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { actorOf } from '#access/enforce.ts'
import { can } from '#domain/access/staff.ts'
import { DIALOG_PICTURE_MAX, PICTURES_MAX } from '#domain/store/desk.ts'
import { connectionOf } from '#hooks/_kit/connectionOf.ts'
import { faulty } from '#hooks/_kit/faulty.ts'

type Picture = { id: string; product: string | { id: string }; isCover?: boolean; sortOrder?: number }

const productOf = ({ product }: Pick<Picture, 'product'>): string =>
  typeof product === 'string' ? product : product.id

/** Refuses a picture that is too large before it is opened. Source: docs/rules/store.md D-142. */
export const smallEnough: CollectionBeforeOperationHook = async ({ req }) => {
  if (!req.file || !can(actorOf(req)?.roles ?? [], 'store.write')) return
  if (req.file.data.length > DIALOG_PICTURE_MAX)
    throw await faulty(req, 'product-images', 'file', 'storeDesk.picture_size')
}

/** Puts a new picture behind the others; the first of a product is its cover. */
export const placePicture: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const picture = data as Picture
  // A picture stays with its product.
  if (operation !== 'create')
    return { ...picture, product: productOf((originalDoc as Picture | undefined) ?? picture) }
  const connection = await connectionOf(req)
  const product = productOf(picture)
  await connection.execute(sql`select 1 from products where id = ${product}::uuid for update`)
  const { rows } = (await connection.execute(sql`
    select count(*)::int as count, coalesce(max(sort_order), -1)::int as last from product_images
    where product_id = ${product}::uuid`)) as unknown as { rows: { count: number; last: number }[] }
  const { count, last } = rows[0]!
  if (count >= PICTURES_MAX) throw await faulty(req, 'product-images', 'file', 'storeDesk.too_many_pictures')
  return { ...picture, isCover: count === 0 || picture.isCover === true, sortOrder: last + 1 }
}

/** A product has one cover: the one that was chosen last. */
export const oneCover: CollectionAfterChangeHook = async ({ doc, req }) => {
  const picture = doc as Picture
  if (!picture.isCover) return
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update product_images set is_cover = false
    where product_id = ${productOf(picture)}::uuid and is_cover and id <> ${picture.id}::uuid`)
}

/** When the cover goes, the first of the others takes its place. */
export const nextCover: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const picture = doc as Picture
  if (!picture.isCover) return
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update product_images set is_cover = true where id = (
      select id from product_images where product_id = ${productOf(picture)}::uuid and id <> ${picture.id}::uuid
      order by sort_order, id limit 1)`)
}
