import type { Payload, TypedUser } from 'payload'
import { readRichText } from '#domain/content/readRichText.ts'
import { picturesIn, type Block, type RichText } from '#domain/content/richText.ts'
import type { Locale } from '#messages'

/** Whose rights count, and the language; English stands in for what is missing in it. */
export type Reading = { user: TypedUser; locale: Locale }

/** Stored texts as readers get them, with their pictures described. A picture that is gone is left out. */
export async function textsOf(
  payload: Payload,
  stored: readonly unknown[],
  { user, locale }: Reading,
): Promise<RichText[]> {
  const texts = stored.map((one) => readRichText(one).text)
  const ids = [...new Set(texts.flatMap(picturesIn).map(({ id }) => id))]
  if (ids.length === 0) return texts
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: 'en',
    overrideAccess: false,
    user,
  })
  const found = new Map(
    docs.flatMap(({ id, alt, width, height }) =>
      width && height ? [[id, { id, alt: alt ?? '', width, height }] as const] : [],
    ),
  )
  return texts.map((text) =>
    text.flatMap((block): Block[] => {
      if (block.type !== 'picture') return [block]
      const picture = found.get(block.id)
      return picture ? [{ ...block, ...picture }] : []
    }),
  )
}
