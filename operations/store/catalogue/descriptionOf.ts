import { readRichText } from '#domain/content/readRichText.ts'
import { picturesIn, type Block, type RichText } from '#domain/content/richText.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'

const read = statement(
  `
select m.id, coalesce(nullif(w.alt, ''), e.alt, '') as alt, m.width, m.height from media m
left join media_locales w on w._parent_id = m.id and w._locale = $locale::_locales
left join media_locales e on e._parent_id = m.id and e._locale = 'en'
where m.id = any ($ids::uuid[]) and m.width > 0 and m.height > 0`,
  'store-description-pictures',
)

/** A stored description as readers get it. A picture that is gone is left out. */
export async function descriptionOf(sql: Sql, stored: unknown, locale: Locale): Promise<RichText> {
  if (stored === null || stored === undefined) return []
  const { text } = readRichText(stored)
  const ids = picturesIn(text).map(({ id }) => id)
  if (ids.length === 0) return text
  const rows = await read<{ id: string; alt: string; width: number; height: number }>(sql, { ids, locale })
  const found = new Map(rows.map((row) => [row.id, row]))
  return text.flatMap((block): Block[] => {
    if (block.type !== 'picture') return [block]
    const picture = found.get(block.id)
    return picture ? [{ ...block, ...picture }] : []
  })
}
