import { isUuid } from '#domain/content/readRichText.ts'
import type { Sql } from '#services/database/db.ts'

/** A file of a picture, and where it lies. */
export type PictureFile = {
  collection: 'media' | 'product-images'
  name: string
  folder: string | null
}

const ONE = `
select 'media' as collection, m.filename as name, m._objectkey as folder from media m
where m.id = $1 and m.filename is not null and m.mime_type = 'image/webp'
union all
select 'product-images', i.filename, null from product_images i
where i.id = $1 and i.filename is not null and i.mime_type = 'image/webp'`

/** The file of a picture that editors put into a text or on a product; null when there is none. */
export async function pictureFile(sql: Sql, id: string): Promise<PictureFile | null> {
  if (!isUuid(id)) return null
  const [row] = await sql.query<PictureFile>(ONE, [id], 'picture')
  return row ?? null
}
