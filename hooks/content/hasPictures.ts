import type { PayloadRequest } from 'payload'
import { picturesIn, type RichText } from '#domain/content/richText.ts'

/** Is every picture of a text there? Asked while the text is saved, in its transaction. */
export async function hasPictures(req: PayloadRequest, text: RichText): Promise<boolean> {
  const ids = [...new Set(picturesIn(text).map(({ id }) => id))]
  if (ids.length === 0) return true
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { id: { in: ids } },
    // Who may write the text may use every picture; whether one is there is no secret.
    overrideAccess: true,
    req,
  })
  return totalDocs === ids.length
}
